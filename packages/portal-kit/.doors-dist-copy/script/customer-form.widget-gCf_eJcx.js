
import{n as e}from"./rolldown-runtime-C9lg1dbX.js";import{t}from"./shared-5-Dg3x31ve.js";var n=e({CustomerForm:()=>t});export{n as t};