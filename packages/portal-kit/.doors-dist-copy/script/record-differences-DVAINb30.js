
import{n as e}from"./rolldown-runtime-C9lg1dbX.js";import{t}from"./shared-20-DwZpHmbG.js";var n=e({RecordDifferences:()=>t});export{n as t};