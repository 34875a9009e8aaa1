'use client';
import {
  refused
} from "./chunk-YJ5KBLO7.js";
import {
  formats,
  hasCheckDigit,
  latestVintage
} from "./chunk-BNAIFEXI.js";
import {
  isUnusualStrength
} from "./chunk-FITMWV7M.js";

// src/features/uploads/check/check-cell.ts
var ok = void 0;
var length = (text) => [...text].length;
var isYear = ({ field }) => field?.endsWith("vintage") ?? false;
function checkInteger(text, column) {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = column;
  if (minimum > 0 && !isYear(column)) {
    if (!formats.numericNotZero.test(text)) return { code: "notZero" };
  } else if (!formats.numericOnly.test(text)) return { code: "numericOnly" };
  const latest = isYear(column) ? latestVintage() : maximum;
  const isInside = Number(text) >= minimum && Number(text) <= latest;
  return isInside ? ok : { code: isYear(column) ? "year" : "range", details: [minimum, latest] };
}
function checkDecimal(text, { minimum = 0, maximum = Number.MAX_SAFE_INTEGER, maxDecimals = 0 }) {
  const isNumber2 = new RegExp(`^\\d+(\\.\\d{1,${maxDecimals}}0*)?$`).test(text);
  if (!isNumber2 || minimum > 0 && Number(text) === 0) {
    return { code: minimum > 0 ? "decimals" : "numericOnly" };
  }
  const isInside = Number(text) >= minimum && Number(text) <= maximum;
  return isInside ? ok : { code: "range", details: [minimum, maximum] };
}
function isCalendarDate(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
var fits = (pattern, text) => pattern === void 0 || new RegExp(pattern, "u").test(text);
function checkText(text, { maxLength, pattern }) {
  if (!formats.text.test(text)) return { code: "blocked" };
  if (!fits(pattern, text)) return { code: "format" };
  return maxLength !== void 0 && length(text) > maxLength ? { code: "maxLength", details: [maxLength] } : ok;
}
function checkDigits(text, column) {
  if (!formats.numericOnly.test(text)) return { code: "numericOnly" };
  if (column.digits !== void 0 && text.length !== column.digits) {
    return { code: "digits", details: [column.digits] };
  }
  if (column.kind === "gtin" && !hasCheckDigit(text)) return { code: "checkDigit" };
  return fits(column.pattern, text) ? ok : { code: "format" };
}
var isChosen = (text, choices = []) => choices.some((choice) => choice.toUpperCase() === text.toUpperCase());
function checkChoice(text, column, mayReplace) {
  const { choices = [], outdatedChoices } = column;
  if (isChosen(text, choices)) return ok;
  if (!isChosen(text, outdatedChoices)) return { code: "choice", details: choices };
  return mayReplace ? ok : { code: "outdated", details: [text.toUpperCase()] };
}
function checkChoices(text, { pattern, isRequired }) {
  const parts = text.split(";").map((part) => part.trim().toUpperCase()).filter((part) => part !== "");
  if (parts.length === 0) return isRequired ? { code: "required" } : ok;
  return parts.every((part) => fits(pattern, part)) ? ok : { code: "format" };
}
var isClearing = (text) => text.toUpperCase() === "<CLEAR>";
var withoutGuard = (text) => text.replace(/^'(?=\s*[=+\-@])/, "");
function checkCell(cell, column, mayReplace) {
  const text = withoutGuard(cell);
  if (text === "") return column.isRequired && !mayReplace ? { code: "required" } : ok;
  if (isClearing(text)) return column.isRequired ? { code: "required" } : ok;
  switch (column.kind) {
    case "integer":
      return isChosen(text, column.choices) ? ok : checkInteger(text, column);
    case "decimal":
      return checkDecimal(text, column);
    case "price":
      return /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? ok : { code: "price" };
    case "digits":
    case "gtin":
      return checkDigits(text, column);
    case "hyphenated":
      if (!formats.numericHyphens.test(text)) return { code: "hyphens" };
      return checkText(text, column);
    case "choice":
      return checkChoice(text, column, mayReplace);
    case "choices":
      return checkChoices(text, column);
    case "code":
      return checkText(text.toUpperCase(), column);
    case "yesNo":
      return /^[yn]$/i.test(text) ? ok : { code: "yesNo" };
    case "date":
      return isCalendarDate(text) ? ok : { code: "date" };
    case "phone":
      return formats.phone.test(text) ? ok : { code: "phone" };
    case "email":
      return fits(column.pattern, text.toLowerCase()) ? checkText(text, column) : { code: "email" };
    case "country":
      return /^(USA|CAN|\d{3})$/i.test(text) ? ok : { code: "country" };
    default:
      return checkText(text, column);
  }
}

// src/features/uploads/check/check-groups.ts
function keyOf({ cellOf }, { keyHeaders }) {
  const key = keyHeaders.map((header) => cellOf(header).toUpperCase());
  return key.includes("") ? void 0 : JSON.stringify(key);
}
function groupsOf(rows, file) {
  const found = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const key = keyOf(row, file) ?? `row ${row.number}`;
    const same = found.get(key);
    if (same) same.push(row);
    else found.set(key, [row]);
  }
  return [...found.values()];
}
function duplicates(group, { keyHeaders: [header = ""] }) {
  const [first, second] = group;
  if (!first || !second) return /* @__PURE__ */ new Map();
  return new Map(
    group.map(({ number }) => [
      number,
      { header, code: "duplicate", details: [number === first.number ? second.number : first.number] }
    ])
  );
}
var isShared = ({ field }) => !field?.startsWith("lineItems[]");
function disagreements([first, ...others], { columns }) {
  const found = /* @__PURE__ */ new Map();
  if (!first) return found;
  for (const { number, cellOf } of others) {
    const column = columns.find((one) => isShared(one) && cellOf(one.header) !== first.cellOf(one.header));
    if (column)
      found.set(number, { header: column.header, code: "disagreement", details: [first.number, number] });
  }
  return found;
}

// src/features/uploads/check/row-rules.ts
function ruledRow({ columns }, cellOf, { overrideDuplicates }) {
  const headerOf = (field) => columns.find((column) => column.field === field)?.header;
  return {
    headerOf,
    textOf: (field) => {
      const text = withoutGuard(cellOf(headerOf(field) ?? "")).toUpperCase();
      if (text === "" && overrideDuplicates) return void 0;
      return isClearing(text) ? "" : text;
    }
  };
}
var strength = ({ textOf: textOf2 }) => {
  const field = "alcoholByVolume";
  const type = textOf2("type");
  const percent = textOf2(field);
  if (type === void 0 || percent === void 0) return [];
  if (percent === "") return type === "N" ? [] : [{ field, code: "required" }];
  return isUnusualStrength(type, percent) ? [{ field, code: "unusualStrength", details: [type], isHint: true }] : [];
};
var warehouseFields = ["warehouses[].warehouseId", "details.warehouseId"];
var warehouses = ({ textOf: textOf2 }, { warehouseIds }) => warehouseFields.flatMap((field) => {
  const chosen = (textOf2(field) ?? "").split(";").map((part) => part.trim()).filter((part) => part !== "");
  if (warehouseIds && chosen.some((id) => !warehouseIds.includes(id))) {
    return [{ field, code: "otherWarehouse" }];
  }
  return new Set(chosen).size < chosen.length ? [{ field, code: "doubleWarehouse" }] : [];
});
var quantities = ({ textOf: textOf2 }) => {
  const isZero = (field) => /^0+$/.test(textOf2(field) ?? "");
  return isZero("lineItems[].casesQuantity") && isZero("lineItems[].bottlesQuantity") ? [{ field: "lineItems[].casesQuantity", code: "notZero" }] : [];
};
var zips = ({ textOf: textOf2 }) => ["addresses[BILLING]", "addresses[SHIPPING]", "details.shippingAddress"].flatMap(
  (address) => {
    const field = `${address}.zip`;
    const zip = textOf2(field);
    const country = textOf2(`${address}.countryCode`) ?? "";
    if (!zip) return [];
    if (["CAN", "124"].includes(country))
      return formats.canadianZip.test(zip) ? [] : [{ field, code: "canadianZip" }];
    if (!["USA", "840"].includes(country)) return [];
    if (!formats.numericHyphens.test(zip)) return [{ field, code: "hyphens" }];
    return formats.usZip.test(zip) ? [] : [{ field, code: "digits", details: [5] }];
  }
);
var rules = [strength, warehouses, quantities, zips];
function checkRow(row, place) {
  return rules.flatMap((rule) => rule(row, place)).flatMap(({ field, ...finding }) => {
    const header = row.headerOf(field);
    return header === void 0 ? [] : [{ header, ...finding }];
  });
}

// src/features/uploads/check/check-rows.ts
var shownProblems = 200;
var plain = (header) => header.replace(/\s+|\*/g, "").toLowerCase();
function headerProblem(headers, file) {
  const given = headers.map(plain);
  const known = new Set(file.columns.map(({ header }) => plain(header)));
  const ignored = new Set(file.ignoredHeaders.map(plain));
  const missing = file.columns.filter(({ header, isRequired }) => isRequired && !given.includes(plain(header))).map(({ header }) => header);
  const unknown = headers.filter(
    (header) => header !== "" && !known.has(plain(header)) && !ignored.has(plain(header))
  );
  const doubled = headers.filter(
    (header, index) => known.has(plain(header)) && given.indexOf(plain(header)) !== index
  );
  const isGood = missing.length + unknown.length + doubled.length === 0;
  return isGood ? void 0 : { code: "header", missing, unknown, doubled };
}
function filledRows(rows, file) {
  const [headers = [], ...body] = rows;
  const places = new Map(
    file.columns.map(({ header }) => [header, headers.findIndex((given) => plain(given) === plain(header))])
  );
  return body.map((cells, index) => ({
    number: index + 2,
    cellOf: (header) => cells[places.get(header) ?? -1] ?? ""
  })).filter(({ cellOf }) => file.columns.some(({ header }) => cellOf(header) !== ""));
}
function findingsOf({ cellOf }, file, place) {
  const ofCells = file.columns.flatMap((column) => {
    const { header } = column;
    const mayReplace = place.overrideDuplicates && !file.keyHeaders.includes(header);
    const verdict = checkCell(cellOf(header), column, mayReplace);
    return verdict ? [{ header, ...verdict }] : [];
  });
  const told = new Set(ofCells.map(({ header }) => header));
  const ofRow = checkRow(ruledRow(file, cellOf, place), place).filter(({ header }) => !told.has(header));
  return [...ofCells, ...ofRow];
}
function checkGroup(group, file, place) {
  const ofGroup = file.isGrouped ? disagreements(group, file) : place.overrideDuplicates ? /* @__PURE__ */ new Map() : duplicates(group, file);
  const found = new Map(
    group.map((row) => {
      const other = ofGroup.get(row.number);
      return [row.number, [...findingsOf(row, file, place), ...other ? [other] : []]];
    })
  );
  const isBad = (findings = []) => findings.some(({ isHint }) => !isHint);
  if (!file.isGrouped || ![...found.values()].some(isBad)) return found;
  for (const findings of found.values())
    if (!isBad(findings)) findings.push({ header: file.keyHeaders[0] ?? "", code: "sameOrder" });
  return found;
}
function checkRows(rows, file, { overrideDuplicates = false, warehouseIds } = {}) {
  const wrongHeader = headerProblem(rows[0] ?? [], file);
  if (wrongHeader) return refused(wrongHeader);
  const filled = filledRows(rows, file);
  if (filled.length === 0) return refused({ code: "noRows" });
  if (filled.length > file.maxRows) {
    return refused({ code: "tooManyRows", rows: filled.length, maxRows: file.maxRows });
  }
  const place = { overrideDuplicates, warehouseIds };
  const found = new Map(groupsOf(filled, file).flatMap((group) => [...checkGroup(group, file, place)]));
  const problems = [];
  const hints = [];
  let badRows = 0;
  let hintedRows = 0;
  const order = new Map(file.columns.map(({ header }, index) => [header, index]));
  const position = ({ header }) => order.get(header) ?? -1;
  for (const { number: row, cellOf } of filled) {
    const findings = [...found.get(row) ?? []].sort((a, b) => position(a) - position(b));
    for (const finding of findings) {
      const problem = { row, value: cellOf(finding.header), details: [], ...finding };
      (finding.isHint ? hints : problems).push(problem);
    }
    if (findings.some(({ isHint }) => !isHint)) badRows += 1;
    else if (findings.length > 0) hintedRows += 1;
  }
  return {
    rows: filled.length,
    badRows,
    hintedRows,
    problems: [...problems, ...hints].slice(0, shownProblems),
    problemCount: problems.length + hints.length,
    fileProblem: null
  };
}

// src/features/uploads/check/read-rows.ts
import { unzipSync } from "fflate";
import Papa from "papaparse";
import { readSheet } from "read-excel-file/web-worker";
var unpackedMax = 64 * 1024 * 1024;
var readRowsMax = 1e4;
var readColumnsMax = 256;
var longestText = 256 * 1024;
var UnreadableFile = class extends Error {
  problem;
  constructor(problem) {
    super(`portal-kit: the file cannot be read (${problem.code}).`);
    this.problem = problem;
  }
};
var unreadable = () => new UnreadableFile({ code: "unreadable" });
var huge = () => new UnreadableFile({ code: "huge" });
function textOf(cell) {
  if (cell === null || cell === void 0) return "";
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  if (typeof cell === "number") return String(Number(cell.toPrecision(15)));
  if (typeof cell === "boolean") return cell ? "Y" : "N";
  return String(cell).trim();
}
var columnNumber = (letters) => [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
function refuseEndless(xml) {
  for (let tag = 0, next = 0; tag >= 0; tag = next) {
    next = xml.indexOf("<", tag + 1);
    if ((next < 0 ? xml.length : next) - tag > longestText) throw huge();
  }
  let rows = 0;
  for (const [, row = 0] of xml.matchAll(/<(?:\w+:)?row\b(?:[^>]*?\sr=["'](\d{1,7})["'])?/g)) {
    rows += 1;
    if (rows > readRowsMax || Number(row) > readRowsMax) throw huge();
  }
  const filledCells = /<(?:\w+:)?c\s(?:[^>]*?\s)?r=["']([A-Z]{1,3})(\d{1,7})["'][^>]*(?<!\/)>/g;
  for (const [, column = "", row] of xml.matchAll(filledCells)) {
    if (Number(row) > readRowsMax || columnNumber(column) > readColumnsMax) throw huge();
  }
}
function refuseBombs(bytes) {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      if (unpacked > unpackedMax) throw huge();
      return name.endsWith(".xml");
    }
  });
  const decoder = new TextDecoder("latin1");
  for (const part of Object.values(parts)) refuseEndless(decoder.decode(part));
}
async function readWorkbook(bytes) {
  try {
    refuseBombs(new Uint8Array(bytes));
    return (await readSheet(bytes)).map((row) => row.map(textOf));
  } catch (error) {
    throw error instanceof UnreadableFile ? error : unreadable();
  }
}
function delimiterOf(text) {
  const headerRow = text.slice(0, text.search(/[\r\n]|$/));
  const partsBy = (delimiter) => headerRow.split(delimiter).length;
  return [",", ";", "	"].reduce(
    (best, delimiter) => partsBy(delimiter) > partsBy(best) ? delimiter : best
  );
}
function readCsv(bytes) {
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile({ code: "encoding" });
  }
  if (text.includes("\0")) throw new UnreadableFile({ code: "encoding" });
  const { data, errors, meta } = Papa.parse(text, {
    delimiter: delimiterOf(text),
    preview: readRowsMax + 1
  });
  if (errors.some(({ type }) => type === "Quotes")) throw unreadable();
  if (meta.truncated) throw huge();
  return data.map((row) => row.map((cell) => cell.trim()));
}
async function readRows(bytes, fileName) {
  return /\.xlsx$/i.test(fileName) ? readWorkbook(bytes) : readCsv(bytes);
}

// src/features/uploads/check/report-rows.ts
import Papa2 from "papaparse";
import { readSheet as readSheet2 } from "read-excel-file/web-worker";
var rowsSheet = "Rows";
var ownColumns = ["Row #", "Key", "Result", "Field", "Value", "Message"];
var left = ["Failed", "Skipped duplicate"];
var isNumber = (text) => /^[+-]?\d+(\.\d+)?$/.test(text);
var withoutFormula = (text) => isNumber(text) ? text : text.replace(/^(?=[^\S\n\r\t]*(?:[=+\-@\t]|\r(?!\n)))/gm, "'");
async function failedRowsCsv(bytes) {
  const [headers = [], ...lines] = (await readSheet2(bytes, rowsSheet)).map(
    (row) => row.map((cell) => cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ""))
  );
  const seen = /* @__PURE__ */ new Set();
  const rows = lines.filter(([row = "", , result]) => {
    if (!left.includes(result ?? "") || seen.has(row)) return false;
    seen.add(row);
    return true;
  });
  return Papa2.unparse([headers, ...rows].map((row) => row.slice(ownColumns.length).map(withoutFormula)));
}

// src/features/uploads/check/perform-task.ts
async function performTask(task) {
  if (task.task === "failedRows") return failedRowsCsv(task.bytes);
  const { bytes, fileName, file } = task;
  try {
    return checkRows(await readRows(bytes, fileName), file, task);
  } catch (error) {
    if (error instanceof UnreadableFile) return refused(error.problem);
    throw error;
  }
}
export {
  performTask
};
