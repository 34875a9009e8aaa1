'use client';
import {
  withoutBlockedCharacters
} from "./chunk-BNAIFEXI.js";
import {
  formMessages
} from "./chunk-WVW2ORHS.js";
import {
  useMessages
} from "./chunk-N3C3V26L.js";
import {
  usePortal
} from "./chunk-5YJY4CFD.js";

// src/forms/field-notes.ts
import { createContext } from "react";
var noNotes = /* @__PURE__ */ new Map();
var FieldNotesContext = createContext(noNotes);

// src/forms/server-errors.ts
import { isPortalError } from "@portal-kit/sdk";
import { createContext as createContext2, useCallback, useContext, useMemo, useState } from "react";
var ServerErrorsContext = createContext2(null);
var belongsTo = (fieldPath, field) => fieldPath === field || fieldPath.startsWith(field) && /^[.[]/.test(fieldPath.slice(field.length));
function useServerErrors() {
  const [errors, setErrors] = useState([]);
  const clear = useCallback((field) => {
    setErrors((known) => {
      const next = known.filter(({ fieldPath }) => !belongsTo(fieldPath, field));
      return next.length === known.length ? known : next;
    });
  }, []);
  const keep = useCallback((error) => setErrors(isPortalError(error) ? error.fields : []), []);
  return useMemo(
    () => ({
      messageFor: (field) => errors.find(({ fieldPath }) => belongsTo(fieldPath, field))?.message,
      clear,
      keep
    }),
    [errors, clear, keep]
  );
}
function useServerError(fieldPath) {
  const errors = useContext(ServerErrorsContext);
  return { message: errors?.messageFor(fieldPath), clear: () => errors?.clear(fieldPath) };
}

// src/forms/focus-first-invalid.ts
var invalid = 'input[aria-invalid="true"], button[data-invalid], [role="group"][aria-invalid="true"] input';
function focusFirstInvalid(form) {
  requestAnimationFrame(() => {
    const field = form?.querySelector(invalid);
    const group = field?.closest("details");
    if (group) group.open = true;
    field?.focus();
  });
}

// src/forms/form-hook.ts
import { createFormHook } from "@tanstack/react-form";
import { useId } from "react";

// src/forms/fields/bound-checkbox-group.tsx
import { CheckboxGroupField } from "@portal-kit/ui/checkbox-group";
import { useState as useState2 } from "react";

// src/forms/fields/use-bound-field.ts
import { useContext as useContext2 } from "react";

// src/forms/form-contexts.ts
import { createFormHookContexts } from "@tanstack/react-form";
var { fieldContext, formContext, useFieldContext } = createFormHookContexts();

// src/forms/fields/use-bound-field.ts
function useBoundField() {
  const field = useFieldContext();
  const server = useServerError(field.name);
  const note = useContext2(FieldNotesContext).get(field.name);
  const { isTouched, errors } = field.state.meta;
  const own = isTouched ? errors.find((message) => typeof message === "string") : void 0;
  return {
    name: field.name,
    value: field.state.value,
    errorMessage: own ?? server.message,
    ...note !== void 0 && { description: note },
    onChange: (value) => {
      server.clear();
      field.handleChange(value);
    },
    onBlur: () => {
      field.handleBlur();
      void field.validate("change");
    }
  };
}

// src/forms/fields/bound-checkbox-group.tsx
import { jsx } from "react/jsx-runtime";
function BoundCheckboxGroup({ options, ...props }) {
  const field = useBoundField();
  const [unknown, setUnknown] = useState2([]);
  const others = field.value.filter((id) => !unknown.includes(id) && !options.some((one) => one.id === id));
  if (others.length > 0) setUnknown([...unknown, ...others]);
  const all = [...options, ...unknown.map((id) => ({ id, label: id }))];
  return /* @__PURE__ */ jsx(CheckboxGroupField, { ...props, options: all, ...field });
}

// src/forms/fields/bound-combo-box.tsx
import { ComboBoxField } from "@portal-kit/ui/combo-box";
import { jsx as jsx2 } from "react/jsx-runtime";
function BoundComboBox(props) {
  return /* @__PURE__ */ jsx2(ComboBoxField, { ...props, ...useBoundField() });
}

// src/forms/fields/bound-select.tsx
import { SelectField } from "@portal-kit/ui/select-field";
import { jsx as jsx3 } from "react/jsx-runtime";
function BoundSelect({ options, ...props }) {
  const field = useBoundField();
  const isKnown = field.value === "" || options.some(({ id }) => id === field.value);
  const all = isKnown ? options : [...options, { id: field.value, label: field.value }];
  return /* @__PURE__ */ jsx3(SelectField, { ...props, options: all, ...field });
}

// src/forms/fields/bound-text.tsx
import { TextField } from "@portal-kit/ui/text-field";
import { jsx as jsx4 } from "react/jsx-runtime";
function BoundText(props) {
  const texts = useMessages(formMessages);
  const field = useBoundField();
  const { maxLength, inputMode } = props;
  return /* @__PURE__ */ jsx4(
    TextField,
    {
      sanitize: withoutBlockedCharacters,
      notices: {
        blocked: texts.blocked,
        ...maxLength !== void 0 && { tooLong: texts.maxLength(maxLength) }
      },
      ...props,
      ...field,
      onBlur: () => {
        const [unfinished] = inputMode === "decimal" && field.value.match(/\d+(?=\.\s*$)/) || [];
        if (unfinished !== void 0) field.onChange(unfinished);
        field.onBlur();
      }
    }
  );
}

// src/forms/quiet-forms.ts
import { formEventClient } from "@tanstack/react-form";
var formIdPrefix = "pk-form";
var client = formEventClient;
var { emit, on } = client;
var isOurs = ({ id }) => id.startsWith(formIdPrefix);
client.emit = (type, about) => isOurs(about) || emit.call(client, type, about);
client.on = (type, hear, options) => on.call(client, type, (event) => isOurs(event.payload) || hear(event), options);

// src/forms/form-hook.ts
var { useAppForm: useAnyForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    Text: BoundText,
    Select: BoundSelect,
    ComboBox: BoundComboBox,
    CheckboxGroup: BoundCheckboxGroup
  },
  formComponents: {}
});
var useAppForm = (options) => useAnyForm({ ...options, formId: `${formIdPrefix}${useId()}` });

// src/forms/outdated.ts
import { isPortalError as isPortalError2 } from "@portal-kit/sdk";
var isOutdated = (error) => isPortalError2(error) && (error.status === 412 || error.status === 428 || error.code === "VERSION_MISMATCH");

// src/forms/use-form-draft.ts
import { useCallback as useCallback2, useEffect, useRef, useState as useState3 } from "react";
var keepAfterMs = 400;
function isLike(sample, value) {
  if (Array.isArray(sample)) {
    const [entry = ""] = sample;
    return Array.isArray(value) && value.every((one) => isLike(entry, one));
  }
  if (typeof sample !== "object" || sample === null) return typeof sample === typeof value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const fields = Object.entries(sample);
  return fields.length === Object.keys(value).length && fields.every(
    ([name, one]) => Object.hasOwn(value, name) && isLike(one, value[name])
  );
}
function useFormDraft(options) {
  const { form, key, start, sample = start, recordVersion = null } = options;
  const { isKnown = (values) => isLike(sample, values) } = options;
  const { drafts } = usePortal();
  const [offer, setOffer] = useState3(() => {
    const draft = drafts?.read(key) ?? null;
    if (!draft || isKnown(draft.values)) return draft;
    drafts?.remove(key);
    return null;
  });
  const isOver = useRef(false);
  const offered = useRef(offer);
  offered.current = offer;
  useEffect(() => {
    if (!drafts) return;
    isOver.current = false;
    let timer;
    const keep = () => {
      clearTimeout(timer);
      timer = void 0;
      if (isOver.current) return;
      const { values, isDefaultValue } = form.state;
      if (isDefaultValue && offered.current) drafts.write(key, offered.current);
      else if (isDefaultValue) drafts.remove(key);
      else
        drafts.write(key, {
          savedAt: (/* @__PURE__ */ new Date()).toISOString(),
          recordVersion,
          values
        });
    };
    if (!form.state.isDefaultValue) timer = setTimeout(keep, keepAfterMs);
    let seen = form.state.values;
    const { unsubscribe } = form.store.subscribe(() => {
      if (form.state.values === seen) return;
      seen = form.state.values;
      isOver.current = false;
      clearTimeout(timer);
      timer = setTimeout(keep, keepAfterMs);
    });
    const keepNow = () => timer !== void 0 && keep();
    window.addEventListener("pagehide", keepNow);
    return () => {
      unsubscribe();
      window.removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [drafts, form, key, recordVersion]);
  const restore = useCallback2(() => {
    if (!offer) return;
    for (const name of Object.keys(start)) form.setFieldValue(name, offer.values[name]);
    setOffer(null);
  }, [form, offer, start]);
  const discard = useCallback2(() => {
    if (form.state.isDefaultValue) drafts?.remove(key);
    setOffer(null);
  }, [drafts, form, key]);
  const forget = useCallback2(() => {
    isOver.current = true;
    drafts?.remove(key);
  }, [drafts, key]);
  return { offer, restore, discard, forget };
}

// src/forms/use-save-change.ts
import { isPortalError as isPortalError3 } from "@portal-kit/sdk";
import { useRef as useRef2 } from "react";
var isUnanswered = (error) => isPortalError3(error) && (error.kind === "network" || error.kind === "timeout" || error.status >= 500);
var isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);
function useSaveChange(options) {
  const unanswered = useRef2(void 0);
  const { send, reload, requestOf } = options;
  return async (request, base) => {
    const sendAs = async (version) => {
      try {
        const saved = await send(request, version);
        unanswered.current = void 0;
        return saved;
      } catch (error) {
        if (isUnanswered(error)) unanswered.current = request;
        throw error;
      }
    };
    try {
      return await sendAs(base?.etag);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const fresh = await reload().catch(() => void 0);
      if (!fresh) throw error;
      const known = [request, unanswered.current];
      if (base && base.etag !== fresh.etag) known.push(requestOf(base));
      if (!known.some((sent) => isSame(requestOf(fresh), sent))) throw error;
      return sendAs(fresh.etag);
    }
  };
}

export {
  noNotes,
  FieldNotesContext,
  ServerErrorsContext,
  useServerErrors,
  focusFirstInvalid,
  withFieldGroup,
  useAppForm,
  isOutdated,
  isLike,
  useFormDraft,
  useSaveChange
};
