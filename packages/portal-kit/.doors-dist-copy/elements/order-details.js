'use client';
import {
  defineOrderDetailsElement,
  mountOrderDetails
} from "../chunk-XIROVEVI.js";
import "../chunk-JM4AKOXE.js";
import "../chunk-GULMRO4D.js";
import "../chunk-BFBFYZIA.js";
import "../chunk-C5ILEUA7.js";
import "../chunk-CR3IQOLN.js";
import "../chunk-UNB3TE7L.js";
import "../chunk-X7LTRRNC.js";
import "../chunk-XPQSJDQO.js";
import "../chunk-GDRIU65L.js";
import "../chunk-AZQOJB5O.js";
import "../chunk-KCYKFSUN.js";
import "../chunk-XNRXG5SE.js";
import "../chunk-6TRGWHH3.js";
import "../chunk-RA3N2UQK.js";
import "../chunk-LHCY6UWW.js";
import "../chunk-OBBSFUQ4.js";
import "../chunk-COKG77JT.js";
import "../chunk-TGM265ZM.js";
import "../chunk-5FAN3RNM.js";
import "../chunk-4JIPPU25.js";
import "../chunk-PHYELHV7.js";
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
  defineOrderDetailsElement,
  mountOrderDetails
};
