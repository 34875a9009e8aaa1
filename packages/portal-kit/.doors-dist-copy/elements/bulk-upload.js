'use client';
import {
  defineBulkUploadElement,
  mountBulkUpload
} from "../chunk-MS3BX6TV.js";
import "../chunk-S7GCOOMD.js";
import "../chunk-YJ5KBLO7.js";
import "../chunk-YY3DSOWN.js";
import "../chunk-4AOXFMJP.js";
import "../chunk-42IWDKSU.js";
import "../chunk-4I6WL6GE.js";
import "../chunk-XPQSJDQO.js";
import "../chunk-GDRIU65L.js";
import "../chunk-AZQOJB5O.js";
import "../chunk-KCYKFSUN.js";
import "../chunk-XNRXG5SE.js";
import "../chunk-7M75GW2O.js";
import "../chunk-D2GTCRWA.js";
import "../chunk-JX4I7OBP.js";
import "../chunk-SWQG57HJ.js";
import "../chunk-N3C3V26L.js";
import "../chunk-RKLTJXO2.js";
import "../chunk-AJHTSYRZ.js";
import "../chunk-NMXPUTTN.js";
import "../chunk-Y3573VEU.js";
import "../chunk-5YJY4CFD.js";
import "../chunk-KLRS6XJS.js";
export {
  defineBulkUploadElement,
  mountBulkUpload
};
