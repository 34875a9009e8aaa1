'use client';
import {
  defineSupplierFormElement,
  mountSupplierForm
} from "../chunk-RKNC7X5J.js";
import "../chunk-CCZATCDF.js";
import "../chunk-AMY5J4F2.js";
import "../chunk-427JH7N3.js";
import "../chunk-EOFKTIIH.js";
import "../chunk-22FCOEOR.js";
import "../chunk-MBHF23XG.js";
import "../chunk-GDRIU65L.js";
import "../chunk-AZQOJB5O.js";
import "../chunk-KCYKFSUN.js";
import "../chunk-XNRXG5SE.js";
import "../chunk-ZOLTU4UB.js";
import "../chunk-BAIBQHVO.js";
import "../chunk-B67S7W6O.js";
import "../chunk-RXUNJAB6.js";
import "../chunk-RA3N2UQK.js";
import "../chunk-BNAIFEXI.js";
import "../chunk-WVW2ORHS.js";
import "../chunk-D2GTCRWA.js";
import "../chunk-GO5ABXJJ.js";
import "../chunk-LHCY6UWW.js";
import "../chunk-OBBSFUQ4.js";
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
  defineSupplierFormElement,
  mountSupplierForm
};
