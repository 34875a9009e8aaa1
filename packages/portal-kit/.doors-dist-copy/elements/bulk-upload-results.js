'use client';
import {
  defineBulkUploadResultsElement,
  mountBulkUploadResults
} from "../chunk-NJLL5WGA.js";
import "../chunk-RJK36QZK.js";
import "../chunk-42IWDKSU.js";
import "../chunk-4I6WL6GE.js";
import "../chunk-J6VFUVQA.js";
import "../chunk-4SJHRNQB.js";
import "../chunk-HKVVLY4L.js";
import "../chunk-EZMODM5B.js";
import "../chunk-XPQSJDQO.js";
import "../chunk-GDRIU65L.js";
import "../chunk-AZQOJB5O.js";
import "../chunk-KCYKFSUN.js";
import "../chunk-XNRXG5SE.js";
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
  defineBulkUploadResultsElement,
  mountBulkUploadResults
};
