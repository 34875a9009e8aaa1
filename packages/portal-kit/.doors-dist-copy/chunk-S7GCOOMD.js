'use client';
import {
  refused
} from "./chunk-YJ5KBLO7.js";
import {
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
  input,
  options,
  progress,
  template,
  upload,
  verdict,
  zone,
  zoneIcon,
  zoneNote,
  zoneText
} from "./chunk-YY3DSOWN.js";
import {
  isAnswered
} from "./chunk-4AOXFMJP.js";
import {
  runTask,
  told
} from "./chunk-42IWDKSU.js";
import {
  uploadsMessages
} from "./chunk-4I6WL6GE.js";
import {
  DownloadButton
} from "./chunk-XPQSJDQO.js";
import {
  toastLink
} from "./chunk-7M75GW2O.js";
import {
  useUnsavedChanges
} from "./chunk-D2GTCRWA.js";
import {
  failureToast
} from "./chunk-SWQG57HJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  WidgetBoundary
} from "./chunk-RKLTJXO2.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/features/uploads/bulk-upload.widget.tsx
import { isPortalError } from "@portal-kit/sdk";
import { importKeys } from "@portal-kit/sdk/imports";
import { Button as Button2, IconButton } from "@portal-kit/ui/button";
import { Card } from "@portal-kit/ui/card";
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { SelectField } from "@portal-kit/ui/select-field";
import { Spinner } from "@portal-kit/ui/spinner";
import { Switch } from "@portal-kit/ui/switch";
import { useQueryClient as useQueryClient2 } from "@tanstack/react-query";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import X from "lucide-react/icons/x";
import { useMemo as useMemo2, useRef as useRef3, useState as useState2 } from "react";

// src/features/uploads/drop-zone.tsx
import { Button } from "@portal-kit/ui/button";
import FileUp from "lucide-react/icons/file-up";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
var hasFiles = (event) => event.dataTransfer?.types.includes("Files") ?? false;
function useSafeDrops() {
  useEffect(() => {
    const keepPage = (event) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);
}
function DropZone({ accepts, limits, isDisabled, buttonRef, onChoose, onRefuse }) {
  const texts = useMessages(uploadsMessages);
  const input2 = useRef(null);
  const [isOver, setOver] = useState(false);
  useSafeDrops();
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    if (isDisabled || !hasFiles(event)) return;
    const [entry] = event.dataTransfer.items;
    const [file2, ...others] = event.dataTransfer.files;
    if (entry?.webkitGetAsEntry?.()?.isDirectory) onRefuse(texts.folder);
    else if (others.length > 0) onRefuse(texts.several);
    else if (file2) onChoose(file2);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    /* @__PURE__ */ jsxs(
      "div",
      {
        part: `drop-zone${isOver ? " active" : ""}`,
        className: zone,
        "data-over": isOver || void 0,
        onDragOver: (event) => {
          event.preventDefault();
          setOver(!isDisabled && hasFiles(event));
        },
        onDragLeave: () => setOver(false),
        onDrop: drop,
        children: [
          /* @__PURE__ */ jsx(FileUp, { size: 28, "aria-hidden": "true", className: zoneIcon }),
          /* @__PURE__ */ jsxs("p", { className: zoneText, children: [
            texts.drop,
            " ",
            texts.or
          ] }),
          /* @__PURE__ */ jsx(
            Button,
            {
              ...buttonRef && { buttonRef },
              isDisabled,
              onClick: () => input2.current?.click(),
              children: texts.choose
            }
          ),
          /* @__PURE__ */ jsx(
            "input",
            {
              ref: input2,
              type: "file",
              className: input,
              "aria-label": texts.choose,
              tabIndex: -1,
              accept: accepts.join(","),
              disabled: isDisabled,
              onChange: (event) => {
                const [file2] = event.currentTarget.files ?? [];
                event.currentTarget.value = "";
                if (file2) onChoose(file2);
              }
            }
          ),
          /* @__PURE__ */ jsx("p", { className: zoneNote, children: limits })
        ]
      }
    )
  );
}

// src/features/uploads/upload-kinds.ts
import { customersTemplate, importCustomers } from "@portal-kit/sdk/customers";
import {
  customersImport,
  inboundOrdersImport,
  itemsImport,
  outboundOrdersImport
} from "@portal-kit/sdk/import-columns";
import { importItems, itemsTemplate } from "@portal-kit/sdk/items";
import { importOrders, ordersTemplate } from "@portal-kit/sdk/orders";
var uploadKinds = [
  {
    fileType: "ITEMS",
    feature: "item-upload",
    file: itemsImport,
    template: (sdk, supplierId, options2) => itemsTemplate(sdk, { supplierId }, options2),
    send: importItems
  },
  {
    fileType: "CUSTOMERS",
    feature: "customer-upload",
    file: customersImport,
    template: (sdk, supplierId, options2) => customersTemplate(sdk, { supplierId }, options2),
    send: importCustomers
  },
  {
    fileType: "INBOUND_ORDERS",
    feature: "inbound-order-upload",
    file: inboundOrdersImport,
    template: (sdk, supplierId, options2) => ordersTemplate(sdk, { supplierId, direction: "inbound" }, options2),
    send: (sdk, params, options2) => importOrders(sdk, { ...params, direction: "inbound" }, options2)
  },
  {
    fileType: "OUTBOUND_ORDERS",
    feature: "outbound-order-upload",
    file: outboundOrdersImport,
    template: (sdk, supplierId, options2) => ordersTemplate(sdk, { supplierId, direction: "outbound" }, options2),
    send: (sdk, params, options2) => importOrders(sdk, { ...params, direction: "outbound" }, options2)
  }
];

// src/features/uploads/use-bulk-upload.ts
import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect as useEffect2, useMemo, useRef as useRef2 } from "react";
import { fromPromise as fromPromise2 } from "xstate";

// src/features/uploads/bulk-upload.machine.ts
import { newIdempotencyKey } from "@portal-kit/sdk";
import { assign, fromPromise, setup } from "xstate";

// src/features/uploads/check/still-readable.ts
var FileGone = class extends Error {
  constructor() {
    super("portal-kit: the chosen file cannot be read any more.");
  }
};
var isReadable = (file2) => file2.slice(0, 1).arrayBuffer().then(
  () => true,
  () => false
);
async function sendReadable(file2, send) {
  if (!await isReadable(file2)) throw new FileGone();
  try {
    return await send();
  } catch (error) {
    throw await isReadable(file2) ? error : new FileGone();
  }
}

// src/features/uploads/bulk-upload.machine.ts
var notProvided = (actor) => async () => {
  throw new Error(`portal-kit: the bulk upload machine was started without its ${actor} actor.`);
};
var bulkUploadMachine = setup({
  types: { context: {}, events: {} },
  actors: {
    check: fromPromise(notProvided("check")),
    send: fromPromise(notProvided("send"))
  },
  guards: {
    canBeSent: (_, { report }) => report.fileProblem === null && report.badRows < report.rows,
    hasFile: ({ context }) => context.file !== null,
    isFileGone: (_, { error }) => error instanceof FileGone
  },
  actions: {
    keepFile: assign((_, { file: file2 }) => ({
      file: file2,
      report: null,
      error: void 0,
      progress: null,
      idempotencyKey: newIdempotencyKey(),
      outcome: null
    })),
    forgetFile: assign({ file: null, report: null, error: void 0, progress: null }),
    startAnew: assign({ report: null, error: void 0, idempotencyKey: newIdempotencyKey, outcome: null }),
    keepOverride: assign((_, { isOn }) => ({
      overrideDuplicates: isOn,
      idempotencyKey: newIdempotencyKey()
    })),
    keepReport: assign({ report: (_, { report }) => report }),
    keepUnreadable: assign({ report: refused({ code: "unreadable" }) }),
    keepProgress: assign({ progress: (_, { progress: progress2 }) => progress2 }),
    keepError: assign({ error: (_, { error }) => error }),
    // An answered request is over; only one without an answer may be repeated under the same key.
    retireKey: assign({
      idempotencyKey: ({ context }, { error }) => isAnswered(error) ? newIdempotencyKey() : context.idempotencyKey
    }),
    forgetError: assign({ error: void 0, progress: null, outcome: null }),
    keepOutcome: assign({
      outcome: ({ context }, { end }) => ({
        fileName: context.file?.name ?? "",
        end
      })
    }),
    forgetOutcome: assign({ outcome: null }),
    tellAccepted: (_, _params) => {
    },
    tellFailed: (_, _params) => {
    }
  }
}).createMachine({
  id: "bulkUpload",
  context: {
    file: null,
    overrideDuplicates: false,
    report: null,
    progress: null,
    idempotencyKey: "",
    error: void 0,
    outcome: null
  },
  initial: "idle",
  on: {
    "file.chosen": {
      target: ".checking",
      actions: { type: "keepFile", params: ({ event }) => ({ file: event.file }) }
    },
    "file.removed": { target: ".idle", actions: ["forgetFile", "forgetOutcome"] },
    "kind.changed": { guard: "hasFile", target: ".checking", actions: "startAnew" },
    "override.switched": [
      {
        guard: "hasFile",
        target: ".checking",
        actions: { type: "keepOverride", params: ({ event }) => ({ isOn: event.isOn }) }
      },
      { actions: { type: "keepOverride", params: ({ event }) => ({ isOn: event.isOn }) } }
    ]
  },
  states: {
    idle: {},
    checking: {
      invoke: {
        id: "check",
        src: "check",
        input: ({ context }) => ({
          file: context.file,
          overrideDuplicates: context.overrideDuplicates
        }),
        onDone: [
          {
            guard: { type: "canBeSent", params: ({ event }) => ({ report: event.output }) },
            target: "ready",
            actions: { type: "keepReport", params: ({ event }) => ({ report: event.output }) }
          },
          {
            target: "refused",
            actions: { type: "keepReport", params: ({ event }) => ({ report: event.output }) }
          }
        ],
        onError: {
          target: "refused",
          actions: { type: "keepError", params: ({ event }) => ({ error: event.error }) }
        }
      }
    },
    refused: {},
    ready: { on: { "upload.requested": "sending" } },
    sending: {
      entry: "forgetError",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context, self }) => ({
          file: context.file,
          overrideDuplicates: context.overrideDuplicates,
          idempotencyKey: context.idempotencyKey,
          onProgress: (progress2) => self.send({ type: "upload.progressed", progress: progress2 })
        }),
        onDone: {
          target: "accepted",
          actions: [
            { type: "keepOutcome", params: { end: "accepted" } },
            { type: "tellAccepted", params: ({ event }) => ({ record: event.output }) }
          ]
        },
        onError: [
          {
            guard: { type: "isFileGone", params: ({ event }) => ({ error: event.error }) },
            target: "refused",
            actions: "keepUnreadable"
          },
          {
            target: "failed",
            actions: [
              { type: "keepError", params: ({ event }) => ({ error: event.error }) },
              { type: "keepOutcome", params: { end: "failed" } },
              { type: "retireKey", params: ({ event }) => ({ error: event.error }) },
              { type: "tellFailed", params: ({ event }) => ({ error: event.error }) }
            ]
          }
        ]
      },
      on: {
        "upload.progressed": {
          actions: { type: "keepProgress", params: ({ event }) => ({ progress: event.progress }) }
        },
        "upload.canceled": {
          target: "ready",
          actions: { type: "keepOutcome", params: { end: "canceled" } }
        },
        // What is on its way is not changed.
        "file.chosen": {},
        "file.removed": {},
        "kind.changed": {},
        "override.switched": {}
      }
    },
    failed: { on: { "upload.requested": "sending" } },
    accepted: { entry: "forgetFile" }
  }
});

// src/features/uploads/check/check-file.ts
var hasEnding = (name, endings) => endings.some((ending) => name.toLowerCase().endsWith(ending));
function refusal(file2, { accepts, maxBytes }) {
  if (!hasEnding(file2.name, accepts)) return refused({ code: "type" });
  if (file2.size === 0) return refused({ code: "empty" });
  return file2.size > maxBytes ? refused({ code: "tooLarge", maxBytes }) : void 0;
}
async function checkFile(file2, rules, { overrideDuplicates, warehouseIds, signal }) {
  const early = refusal(file2, rules);
  if (early) return early;
  try {
    const [bytes, known] = await Promise.all([file2.arrayBuffer(), warehouseIds()]);
    signal.throwIfAborted();
    const place = { overrideDuplicates, warehouseIds: known };
    const task = { task: "check", bytes, fileName: file2.name, file: rules, ...place };
    return await runTask(task, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return refused({ code: "unreadable" });
  }
}

// src/features/uploads/use-bulk-upload.ts
function useBulkUpload(options2) {
  const { sdk, supplierId, warehouses } = usePortal();
  const queryClient = useQueryClient();
  const askWarehouses = async () => {
    const { supplierQueries } = await import("@portal-kit/sdk/suppliers");
    return (await queryClient.fetchQuery(supplierQueries.details(sdk, { supplierId }))).supplier.warehouses;
  };
  const warehouseIds = async () => {
    if (!options2.kind.file.columns.some(({ field }) => field?.endsWith("warehouseId"))) return void 0;
    const known = warehouses ?? await askWarehouses().catch(() => void 0);
    return known?.map(({ warehouseId }) => warehouseId.toUpperCase());
  };
  const latest = useRef2({ ...options2, sdk, supplierId, warehouseIds });
  latest.current = { ...options2, sdk, supplierId, warehouseIds };
  const machine = useMemo(
    () => bulkUploadMachine.provide({
      actors: {
        check: fromPromise2(
          ({ input: input2, signal }) => checkFile(input2.file, latest.current.kind.file, {
            overrideDuplicates: input2.overrideDuplicates,
            warehouseIds: latest.current.warehouseIds,
            signal
          })
        ),
        send: fromPromise2(({ input: input2, signal }) => {
          const { kind: kind2, sdk: client, supplierId: owner } = latest.current;
          const { file: file2, overrideDuplicates, idempotencyKey, onProgress } = input2;
          return sendReadable(
            file2,
            () => kind2.send(
              client,
              { supplierId: owner, file: file2, overrideDuplicates },
              {
                signal,
                idempotencyKey,
                onProgress: ({ loadedBytes, totalBytes }) => onProgress(totalBytes ? Math.min(1, loadedBytes / totalBytes) : null)
              }
            )
          );
        })
      },
      actions: {
        tellAccepted: (_, { record }) => latest.current.onAccepted(record),
        tellFailed: (_, { error }) => latest.current.onFailed(error)
      }
    }),
    []
  );
  const [state, send] = useMachine(machine);
  const { kind } = options2;
  const checkedAs = useRef2(kind);
  useEffect2(() => {
    if (checkedAs.current === kind) return;
    checkedAs.current = kind;
    send({ type: "kind.changed" });
  }, [kind, send]);
  return [state, send];
}

// src/features/uploads/verdict.tsx
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import TriangleAlert from "lucide-react/icons/triangle-alert";

// src/features/uploads/file-problem-text.ts
function fileProblemTexts(problem, texts, kernel) {
  switch (problem.code) {
    case "tooLarge":
      return [texts.tooLarge(kernel.fileSize(problem.maxBytes))];
    case "tooManyRows":
      return [texts.tooManyRows(problem.rows, problem.maxRows)];
    case "header":
      return [
        ...problem.missing.length > 0 ? [texts.missingColumns(problem.missing)] : [],
        ...problem.unknown.length > 0 ? [texts.unknownColumns(problem.unknown)] : [],
        ...problem.doubled.length > 0 ? [texts.doubledColumns(problem.doubled)] : []
      ];
    default:
      return [texts.file[problem.code]];
  }
}

// src/features/uploads/verdict.tsx
import { jsx as jsx2, jsxs as jsxs2 } from "react/jsx-runtime";
var icons = { ok: CircleCheck, warn: TriangleAlert, bad: CircleX };
function toneOf({ fileProblem, rows, badRows, hintedRows }) {
  if (fileProblem || badRows === rows) return "bad";
  return badRows + hintedRows === 0 ? "ok" : "warn";
}
function Verdict({ report }) {
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(uploadsMessages);
  const { fileProblem, rows, badRows, hintedRows } = report;
  const tone = toneOf(report);
  const Icon = icons[tone];
  return /* @__PURE__ */ jsxs2("div", { className: finding, children: [
    /* @__PURE__ */ jsx2(Icon, { size: 18, "aria-hidden": "true", className: findingIcons[tone] }),
    /* @__PURE__ */ jsxs2("div", { children: [
      fileProblem ? fileProblemTexts(fileProblem, texts, kernel).map((line) => /* @__PURE__ */ jsx2("p", { className: bad, children: line }, line)) : badRows === 0 ? texts.good(rows) : badRows === rows ? texts.allBad(rows) : texts.someBad(rows, badRows),
      hintedRows > 0 && ` ${texts.hinted(hintedRows)}`
    ] })
  ] });
}

// src/features/uploads/bulk-upload.widget.tsx
import { Fragment, jsx as jsx3, jsxs as jsxs3 } from "react/jsx-runtime";
var ProblemsTable = lazyPart(async () => (await import("./problems-table-SIAHATC7.js")).ProblemsTable);
function BulkUpload(props) {
  const { can, supplierId } = usePortal();
  const kinds = uploadKinds.filter(({ feature }) => can(feature));
  const [first] = kinds;
  if (!first) return null;
  return /* @__PURE__ */ jsx3(WidgetBoundary, { children: /* @__PURE__ */ jsx3(BulkUploadView, { kinds, first, ...props }, supplierId) });
}
function BulkUploadView({ kinds, first, fileType, onFileAccepted }) {
  const { sdk, supplierId, navigation, notify, emit, onFailed } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(uploadsMessages);
  const queryClient = useQueryClient2();
  const chooseButton = useRef3(null);
  const uploadButton = useRef3(null);
  const [chosenType, chooseType] = useState2(fileType);
  const [refusal2, setRefusal] = useState2();
  const kind = kinds.find((one) => one.fileType === chosenType) ?? first;
  const [state, send] = useBulkUpload({
    kind,
    onAccepted: (record) => {
      letGo();
      void queryClient.invalidateQueries({ queryKey: importKeys.lists(supplierId) });
      notify({
        status: "success",
        title: texts.uploaded,
        caption: texts.uploadedText,
        link: toastLink(navigation, { to: "uploads.list" }, texts.resultsTitle)
      });
      emit?.({ type: "upload.accepted", detail: { upload: record } });
      onFileAccepted?.(record);
    },
    onFailed: (error) => {
      const toast = failureToast(error, kernel);
      const isTooLarge = isPortalError(error) && error.status === 413;
      notify(isTooLarge ? { ...toast, caption: texts.tooLarge(kernel.fileSize(kind.file.maxBytes)) } : toast);
      if (isPortalError(error)) onFailed?.(error);
    }
  });
  const { file: file2, report, progress: progress2, overrideDuplicates, outcome } = state.context;
  const isSending = state.matches("sending");
  const letGo = useUnsavedChanges(isSending, texts.leaving(file2?.name ?? ""));
  const canSend = state.matches("ready") || state.matches("failed");
  const kindOptions = useMemo2(
    () => kinds.map((one) => ({ id: one.fileType, label: texts.fileTypes[one.fileType] ?? one.fileType })),
    [kinds, texts]
  );
  const choose = (next) => {
    setRefusal(void 0);
    ProblemsTable.preload();
    send({ type: "file.chosen", file: next });
  };
  return /* @__PURE__ */ jsx3(
    Card,
    {
      title: texts.title,
      actions: /* @__PURE__ */ jsx3("div", { className: template, children: /* @__PURE__ */ jsx3(
        DownloadButton,
        {
          tone: "quiet",
          label: texts.template,
          cancelLabel: texts.cancelTemplate,
          fetchFile: (options2) => kind.template(sdk, supplierId, options2)
        },
        kind.fileType
      ) }),
      children: /* @__PURE__ */ jsxs3("div", { className: upload, children: [
        /* @__PURE__ */ jsxs3("div", { className: choice, children: [
          /* @__PURE__ */ jsxs3("div", { className: options, children: [
            kinds.length > 1 && /* @__PURE__ */ jsx3(
              SelectField,
              {
                label: texts.fileType,
                name: "fileType",
                options: kindOptions,
                placeholder: texts.fileType,
                value: kind.fileType,
                isDisabled: isSending,
                onChange: (id) => {
                  setRefusal(void 0);
                  chooseType(id);
                }
              }
            ),
            /* @__PURE__ */ jsx3(
              Switch,
              {
                label: texts.override(kind.fileType),
                description: texts.overrideText,
                isSelected: overrideDuplicates,
                isDisabled: isSending,
                onChange: (isOn) => send({ type: "override.switched", isOn })
              }
            )
          ] }),
          /* @__PURE__ */ jsx3(
            DropZone,
            {
              accepts: kind.file.accepts,
              limits: texts.limits(kind.file.maxRows, kernel.fileSize(kind.file.maxBytes)),
              isDisabled: isSending,
              buttonRef: chooseButton,
              onChoose: choose,
              onRefuse: setRefusal
            }
          )
        ] }),
        refusal2 && /* @__PURE__ */ jsx3("p", { role: "alert", className: bad, children: refusal2 }),
        file2 && /* @__PURE__ */ jsxs3("div", { part: "file", className: file, children: [
          /* @__PURE__ */ jsx3(FileSpreadsheet, { size: 18, "aria-hidden": "true", className: fileIcon }),
          /* @__PURE__ */ jsx3("span", { className: fileName, children: file2.name }),
          /* @__PURE__ */ jsx3("span", { className: fileSize, children: kernel.fileSize(file2.size) }),
          !isSending && /* @__PURE__ */ jsx3(
            IconButton,
            {
              label: texts.remove(file2.name),
              icon: /* @__PURE__ */ jsx3(X, { size: 18, "aria-hidden": "true" }),
              onClick: () => {
                chooseButton.current?.focus();
                send({ type: "file.removed" });
              }
            }
          )
        ] }),
        /* @__PURE__ */ jsx3("div", { role: "status", className: verdict, children: state.matches("checking") ? /* @__PURE__ */ jsxs3("p", { className: checking, children: [
          /* @__PURE__ */ jsx3(Spinner, { sizePx: 16 }),
          texts.checking
        ] }) : report && /* @__PURE__ */ jsx3(Verdict, { report }) }),
        /* @__PURE__ */ jsx3("p", { "aria-live": "polite", className: told, children: outcome && texts.outcome[outcome.end](outcome.fileName) }),
        report && report.problems.length > 0 && /* @__PURE__ */ jsx3(ProblemsTable, { report, onLoadFailed: (error) => notify(failureToast(error, kernel)) }),
        /* @__PURE__ */ jsxs3("div", { part: "actions", className: actions, children: [
          /* @__PURE__ */ jsx3(
            Button2,
            {
              tone: "primary",
              buttonRef: uploadButton,
              isDisabled: !canSend,
              isFocusableWhenDisabled: true,
              isPending: isSending,
              onClick: () => {
                setRefusal(void 0);
                send({ type: "upload.requested" });
              },
              children: state.matches("failed") ? texts.uploadAgain : texts.upload
            }
          ),
          isSending && /* @__PURE__ */ jsxs3(Fragment, { children: [
            /* @__PURE__ */ jsx3(
              "progress",
              {
                part: "progress",
                className: progress,
                "aria-label": texts.uploading(progress2),
                max: 1,
                value: progress2 ?? void 0
              }
            ),
            /* @__PURE__ */ jsx3("span", { children: texts.uploading(progress2) }),
            /* @__PURE__ */ jsx3(
              Button2,
              {
                onClick: () => {
                  uploadButton.current?.focus();
                  send({ type: "upload.canceled" });
                  void queryClient.invalidateQueries({ queryKey: importKeys.lists(supplierId) });
                },
                children: texts.cancelUpload
              }
            )
          ] })
        ] })
      ] })
    }
  );
}

export {
  BulkUpload
};
