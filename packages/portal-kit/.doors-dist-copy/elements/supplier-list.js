'use client';
import {
  defineSupplierListElement,
  mountSupplierList
} from "../chunk-6MLCWCD4.js";
import "../chunk-JP5TYXOA.js";
import "../chunk-AMY5J4F2.js";
import "../chunk-DNTWLVZT.js";
import "../chunk-UET6E7B5.js";
import "../chunk-J6VFUVQA.js";
import "../chunk-4SJHRNQB.js";
import "../chunk-HKVVLY4L.js";
import "../chunk-EZMODM5B.js";
import "../chunk-MBHF23XG.js";
import "../chunk-GDRIU65L.js";
import "../chunk-AZQOJB5O.js";
import "../chunk-KCYKFSUN.js";
import "../chunk-XNRXG5SE.js";
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
  defineSupplierListElement,
  mountSupplierList
};
