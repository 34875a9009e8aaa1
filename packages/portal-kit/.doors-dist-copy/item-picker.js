'use client';
import "./chunk-TA3OEHN3.js";
import {
  ItemPicker
} from "./chunk-N746SPNC.js";
import "./chunk-KU6BIH7Q.js";
import "./chunk-HKVVLY4L.js";
import "./chunk-EZMODM5B.js";
import "./chunk-XZZVKC2A.js";
import "./chunk-CCDKGRGI.js";
import "./chunk-FITMWV7M.js";
import "./chunk-SWQG57HJ.js";
import "./chunk-N3C3V26L.js";
import "./chunk-RKLTJXO2.js";
import "./chunk-NMXPUTTN.js";
import "./chunk-Y3573VEU.js";
import "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";
export {
  ItemPicker
};
