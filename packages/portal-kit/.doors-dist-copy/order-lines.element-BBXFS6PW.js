'use client';
import {
  defineOrderLinesElement,
  mountOrderLines,
  widget
} from "./chunk-FJRGK3BH.js";
import "./chunk-LEJZGBOC.js";
import "./chunk-YIUVDZLL.js";
import "./chunk-D3O5SZQ3.js";
import "./chunk-KIN4W3UC.js";
import "./chunk-KU6BIH7Q.js";
import "./chunk-HKVVLY4L.js";
import "./chunk-EZMODM5B.js";
import "./chunk-GDRIU65L.js";
import "./chunk-AZQOJB5O.js";
import "./chunk-KCYKFSUN.js";
import "./chunk-XNRXG5SE.js";
import "./chunk-XZZVKC2A.js";
import "./chunk-BNAIFEXI.js";
import "./chunk-WVW2ORHS.js";
import "./chunk-CCDKGRGI.js";
import "./chunk-FITMWV7M.js";
import "./chunk-SWQG57HJ.js";
import "./chunk-N3C3V26L.js";
import "./chunk-RKLTJXO2.js";
import "./chunk-AJHTSYRZ.js";
import "./chunk-NMXPUTTN.js";
import "./chunk-Y3573VEU.js";
import "./chunk-5YJY4CFD.js";
import "./chunk-KLRS6XJS.js";
export {
  defineOrderLinesElement,
  mountOrderLines,
  widget
};
