'use client';
import {
  defineItemDetailsElement,
  mountItemDetails
} from "../chunk-QBFIKW5T.js";
import "../chunk-GDRIU65L.js";
import "../chunk-AZQOJB5O.js";
import "../chunk-KCYKFSUN.js";
import "../chunk-XNRXG5SE.js";
import "../chunk-PGX2OXUJ.js";
import "../chunk-ZSJWQWSP.js";
import "../chunk-XZZVKC2A.js";
import "../chunk-6TRGWHH3.js";
import "../chunk-CHBDQSAF.js";
import "../chunk-DHJCQA3Y.js";
import "../chunk-CCDKGRGI.js";
import "../chunk-FITMWV7M.js";
import "../chunk-GO5ABXJJ.js";
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
  defineItemDetailsElement,
  mountItemDetails
};
