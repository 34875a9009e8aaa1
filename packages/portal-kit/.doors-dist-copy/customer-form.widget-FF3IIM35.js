'use client';
"use client";
import {
  CustomerForm
} from "./chunk-SVPZPM2Y.js";
import "./chunk-427JH7N3.js";
import "./chunk-EOFKTIIH.js";
import "./chunk-22FCOEOR.js";
import "./chunk-4Y5ZO6QB.js";
import "./chunk-MBHF23XG.js";
import "./chunk-BAIBQHVO.js";
import "./chunk-B67S7W6O.js";
import "./chunk-RXUNJAB6.js";
import "./chunk-RA3N2UQK.js";
import "./chunk-BNAIFEXI.js";
import "./chunk-WVW2ORHS.js";
import "./chunk-D2GTCRWA.js";
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
  CustomerForm
};
