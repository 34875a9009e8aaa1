'use client';
import {
  defineOrderWizardElement,
  mountOrderWizard
} from "../chunk-5EGGOIBU.js";
import "../chunk-TEBRLN6R.js";
import "../chunk-CGFYTTOV.js";
import "../chunk-BPHFEZDX.js";
import "../chunk-VSZ6KHO6.js";
import "../chunk-CXYXMIQ6.js";
import "../chunk-C5ILEUA7.js";
import "../chunk-CR3IQOLN.js";
import "../chunk-UNB3TE7L.js";
import "../chunk-YIUVDZLL.js";
import "../chunk-D3O5SZQ3.js";
import "../chunk-KIN4W3UC.js";
import "../chunk-KU6BIH7Q.js";
import "../chunk-X7LTRRNC.js";
import "../chunk-EOFKTIIH.js";
import "../chunk-22FCOEOR.js";
import "../chunk-HKVVLY4L.js";
import "../chunk-EZMODM5B.js";
import "../chunk-GDRIU65L.js";
import "../chunk-AZQOJB5O.js";
import "../chunk-KCYKFSUN.js";
import "../chunk-XNRXG5SE.js";
import "../chunk-XZZVKC2A.js";
import "../chunk-6TRGWHH3.js";
import "../chunk-7M75GW2O.js";
import "../chunk-B67S7W6O.js";
import "../chunk-RXUNJAB6.js";
import "../chunk-RA3N2UQK.js";
import "../chunk-BNAIFEXI.js";
import "../chunk-WVW2ORHS.js";
import "../chunk-D2GTCRWA.js";
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
  defineOrderWizardElement,
  mountOrderWizard
};
