
import{n as e}from"./rolldown-runtime-C9lg1dbX.js";import{t}from"./shared-2-EhxpTLcw.js";var n=e({DraftOffer:()=>t});export{n as t};