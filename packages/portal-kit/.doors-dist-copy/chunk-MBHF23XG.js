'use client';
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/kernel/parties/parties.messages.ts
var partyMessages = defineMessages(() => ({
  status: { ACTIVE: "Active", INACTIVE: "Inactive" },
  yes: "Yes",
  no: "No"
}));

export {
  partyMessages
};
