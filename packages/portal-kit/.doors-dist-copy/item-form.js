'use client';
import "./chunk-W7TH5T5Z.js";
import {
  ItemForm
} from "./chunk-FD72XU5E.js";
import "./chunk-ZOLTU4UB.js";
import "./chunk-7M75GW2O.js";
import "./chunk-BAIBQHVO.js";
import "./chunk-B67S7W6O.js";
import "./chunk-RXUNJAB6.js";
import "./chunk-RA3N2UQK.js";
import "./chunk-BNAIFEXI.js";
import "./chunk-WVW2ORHS.js";
import "./chunk-D2GTCRWA.js";
import "./chunk-CHBDQSAF.js";
import "./chunk-DHJCQA3Y.js";
import "./chunk-CCDKGRGI.js";
import "./chunk-FITMWV7M.js";
import "./chunk-GO5ABXJJ.js";
import "./chunk-LHCY6UWW.js";
import "./chunk-OBBSFUQ4.js";
import "./chunk-COKG77JT.js";
import "./chunk-TGM265ZM.js";
import "./chunk-5FAN3RNM.js";
import "./chunk-4JIPPU25.js";
import "./chunk-PHYELHV7.js";
import "./chunk-JX4I7OBP.js";
import "./chunk-SWQG57HJ.js";
import "./chunk-N3C3V26L.js";
import "./chunk-RKLTJXO2.js";
import "./chunk-AJHTSYRZ.js";
import "./chunk-NMXPUTTN.js";
import "./chunk-Y3573VEU.js";
import "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";
export {
  ItemForm
};
