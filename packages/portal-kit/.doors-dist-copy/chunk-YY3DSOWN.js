'use client';

// src/features/uploads/bulk-upload.css.ts
var actions = "pk_ap5o";
var bad = "pk_ap5f";
var checking = "pk_ap5e";
var choice = "pk_ap52";
var file = "pk_ap59";
var fileIcon = "pk_ap5a";
var fileName = "pk_ap5b";
var fileSize = "pk_ap5c";
var finding = "pk_ap5g";
var findingIcons = { ok: "pk_ap5h", warn: "pk_ap5i", bad: "pk_ap5j" };
var hint = "pk_ap5m";
var input = "pk_ap58";
var more = "pk_ap5n";
var options = "pk_ap53";
var problems = "pk_ap5k";
var progress = "pk_ap5p";
var rowWord = "pk_ap5l";
var template = "pk_ap51";
var upload = "pk_ap50";
var verdict = "pk_ap5d";
var zone = "pk_ap54";
var zoneIcon = "pk_ap55";
var zoneNote = "pk_ap57";
var zoneText = "pk_ap56";

export {
  actions,
  bad,
  checking,
  choice,
  file,
  fileIcon,
  fileName,
  fileSize,
  finding,
  findingIcons,
  hint,
  input,
  more,
  options,
  problems,
  progress,
  rowWord,
  template,
  upload,
  verdict,
  zone,
  zoneIcon,
  zoneNote,
  zoneText
};
