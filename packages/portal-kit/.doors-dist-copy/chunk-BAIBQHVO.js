'use client';
import {
  FieldNotesContext,
  ServerErrorsContext,
  focusFirstInvalid,
  isOutdated,
  noNotes,
  useAppForm,
  useFormDraft,
  useSaveChange,
  useServerErrors
} from "./chunk-B67S7W6O.js";
import {
  ConfirmDialog,
  useFormConfirmation
} from "./chunk-RA3N2UQK.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
import {
  useUnsavedChanges
} from "./chunk-D2GTCRWA.js";
import {
  isMissing
} from "./chunk-LHCY6UWW.js";
import {
  message
} from "./chunk-OBBSFUQ4.js";
import {
  ListFailure
} from "./chunk-PHYELHV7.js";
import {
  failureText,
  failureToast
} from "./chunk-SWQG57HJ.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  kernelMessages,
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/forms/record-edit.tsx
import { Spinner } from "@portal-kit/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { jsx } from "react/jsx-runtime";
function RecordEdit({ query: options, missing, children }) {
  const kernel = useMessages(kernelMessages);
  const query = useQuery({
    ...options,
    // What is being edited is not changed under the user's hands; a save tells when it is out of date.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false
  });
  if (query.data !== void 0) {
    const record = query.data;
    const onRequestReload = async () => (await query.refetch({ throwOnError: true })).data;
    return children({ record, onRequestReload });
  }
  return /* @__PURE__ */ jsx("div", { className: message, children: isMissing(query.error) ? missing : query.isError ? /* @__PURE__ */ jsx(ListFailure, { error: query.error, onRetry: () => void query.refetch() }) : /* @__PURE__ */ jsx(Spinner, { label: kernel.loading }) });
}

// src/forms/record-form.tsx
import { Button } from "@portal-kit/ui/button";
import { Form, FormActions } from "@portal-kit/ui/form-layout";
import { lazyPart } from "@portal-kit/ui/lazy-part";
import { useState } from "react";
import { jsx as jsx2, jsxs } from "react/jsx-runtime";
var DraftOffer = lazyPart(async () => (await import("./draft-offer-DB7Y365L.js")).DraftOffer);
function RecordForm({
  record,
  renderConflict,
  children
}) {
  const { form, mode, base, draft, conflict, question, cancel } = record;
  const { locale, notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(formMessages);
  const [notes, setNotes] = useState(noNotes);
  return /* @__PURE__ */ jsxs(ServerErrorsContext.Provider, { value: record.serverErrors, children: [
    /* @__PURE__ */ jsxs(
      Form,
      {
        formRef: record.element,
        label: mode.label,
        onFocus: ConfirmDialog.preload,
        onSubmit: () => void form.handleSubmit(),
        children: [
          draft.offer && /* @__PURE__ */ jsx2(
            DraftOffer,
            {
              draft,
              recordVersion: record.recordVersion,
              texts,
              onLoadFailed: () => {
              }
            }
          ),
          conflict && /* @__PURE__ */ jsx2(form.Subscribe, { selector: ({ values }) => values, children: (values) => renderConflict({
            stand: { base: conflict.base, start: record.start, values },
            onPut: record.put,
            onRequestReload: conflict.onRequestReload,
            onOpen: record.openConflict,
            onNotes: setNotes,
            valuesOf: record.valuesOf,
            failureText: (error) => failureText(error, kernel),
            kernel,
            locale,
            // Saving again finds the same.
            onLoadFailed: record.forgetConflict
          }) }, conflict.count),
          /* @__PURE__ */ jsx2(FieldNotesContext.Provider, { value: notes, children }),
          /* @__PURE__ */ jsxs(FormActions, { note: record.hasChanges ? "" : record.outcome, children: [
            cancel && /* @__PURE__ */ jsx2(Button, { onClick: () => cancel(), children: kernel.cancel }),
            /* @__PURE__ */ jsx2(Button, { type: "submit", tone: "primary", children: base ? kernel.save : kernel.add })
          ] })
        ]
      }
    ),
    question.isAsked && /* @__PURE__ */ jsx2(
      ConfirmDialog,
      {
        title: mode.confirmTitle,
        text: mode.confirmText(question.title),
        confirmLabel: kernel.confirm,
        cancelLabel: kernel.cancel,
        isPending: question.isSaving,
        onConfirm: question.confirm,
        onCancel: question.decline,
        onLoadFailed: (error) => {
          question.decline();
          notify(failureToast(error, kernel));
        }
      }
    )
  ] });
}

// src/forms/use-record-form.ts
import { useStore } from "@tanstack/react-form";
import { useCallback, useEffect, useRef, useState as useState2 } from "react";
function useFormApi(options) {
  return useAppForm({
    defaultValues: options.start,
    // Validity is judged again on every submit, so a button that looks pressed always says why nothing happens.
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => options.onValid(value),
    onSubmitInvalid: options.onInvalid
  });
}
function useRecordForm(kind, options) {
  const { record, onRequestReload, texts } = options;
  const { navigation, notify } = usePortal();
  const kernel = useMessages(kernelMessages);
  const formTexts = useMessages(formMessages);
  const element = useRef(null);
  const serverErrors = useServerErrors();
  const [base, setBase] = useState2(record);
  const [conflicts, setConflicts] = useState2(0);
  const leadToConflict = useRef(void 0);
  const openConflict = useCallback((lead) => {
    leadToConflict.current = lead;
  }, []);
  const [outcome, setOutcome] = useState2("");
  const [start, setStart] = useState2(() => record ? kind.valuesOf(record) : kind.empty);
  const mode = base ? texts.edit : texts.create;
  const key = base ? `${kind.name}/${kind.idOf(base)}` : kind.name;
  const recordVersion = base ? kind.versionOf(base) : null;
  const isListShown = navigation.href(kind.list) !== void 0;
  const saveChange = useSaveChange({
    send: (request, etag) => options.update(request, base, etag),
    reload: async () => onRequestReload?.(),
    requestOf: (details) => kind.requestOf(kind.valuesOf(details))
  });
  const confirmation = useFormConfirmation({
    save: (sent) => base ? saveChange(sent.request, base) : options.create(sent),
    onSaved: (saved) => {
      const fresh = kind.detailsOf(saved);
      if (!base) restart(start);
      else if (fresh) startFrom(fresh);
      else restart(form.state.values);
      setConflicts(0);
      setOutcome(base ? formTexts.allSaved : texts.addAnother(title));
      draft.forget();
      letGo();
      const link = options.linkOf?.(saved);
      notify({
        about: key,
        status: "success",
        title: mode.done,
        ...mode.doneText && { caption: mode.doneText },
        ...link && { link }
      });
      options.tellSaved(saved, !base);
      if (options.onRecordSaved) options.onRecordSaved(saved);
      else if (isListShown) navigation.go(kind.list);
      if (!base) {
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) element.current?.querySelector("input")?.focus();
        });
      }
    },
    onFailed: (error) => {
      serverErrors.keep(error);
      if (isOutdated(error)) setConflicts(conflicts + 1);
      notify({ about: key, ...failureToast(error, kernel) });
      focusFirstInvalid(element.current);
    }
  });
  const title = confirmation.request === void 0 ? "" : kind.titleOf(confirmation.request);
  const form = useFormApi({
    start,
    onValid: (values) => {
      const request = kind.requestOf(values);
      if (leadToConflict.current) leadToConflict.current();
      else if (base && JSON.stringify(request) === JSON.stringify(kind.requestOf(start))) {
        restart(start);
        setOutcome(formTexts.unchanged);
      } else confirmation.submit(request);
    },
    onInvalid: () => focusFirstInvalid(element.current)
  });
  const restart = (values) => {
    setStart(values);
    form.reset(values);
  };
  const put = (fresh, values, changes) => {
    setBase(fresh);
    restart(values);
    for (const [name, value] of changes) form.setFieldValue(name, value);
  };
  const startFrom = (fresh) => put(fresh, kind.valuesOf(fresh), []);
  const hasChanges = useStore(form.store, (state) => !state.isDefaultValue);
  const letGo = useUnsavedChanges(hasChanges);
  const known = useRef(record);
  useEffect(() => {
    if (record === known.current) return;
    known.current = record;
    if (record && !hasChanges) startFrom(record);
  });
  const draft = useFormDraft({ form, key, start, sample: kind.sample, recordVersion });
  return {
    form,
    element,
    mode,
    base,
    start,
    restart,
    recordVersion,
    draft,
    serverErrors,
    hasChanges,
    outcome,
    question: {
      isAsked: confirmation.isAsking,
      isSaving: confirmation.isSaving,
      title,
      confirm: confirmation.confirm,
      decline: confirmation.decline
    },
    conflict: conflicts > 0 && base && onRequestReload ? { count: conflicts, base, onRequestReload } : null,
    forgetConflict: () => setConflicts(0),
    put,
    openConflict,
    valuesOf: kind.valuesOf,
    cancel: options.onRequestCancel ?? (isListShown ? () => navigation.go(kind.list) : void 0)
  };
}

export {
  RecordEdit,
  RecordForm,
  useRecordForm
};
