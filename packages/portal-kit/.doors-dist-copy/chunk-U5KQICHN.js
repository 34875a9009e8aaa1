'use client';
import {
  notice
} from "./chunk-FXZXSEVM.js";
import {
  defineMessages
} from "./chunk-KLRS6XJS.js";

// src/forms/record-conflict.tsx
import { Banner } from "@portal-kit/ui/banner";
import { Button } from "@portal-kit/ui/button";
import { PlainTable } from "@portal-kit/ui/plain-table";
import { useCallback, useEffect, useRef, useState } from "react";

// src/forms/focus-field.ts
function focusField(form, name) {
  const own = CSS.escape(name);
  const named = form.querySelector(`[name="${own}"], [name^="${own}["], [name^="${own}."]`);
  const group = named?.closest("details");
  if (group) group.open = true;
  const field = named?.type === "hidden" ? named.parentElement?.querySelector("button") : named;
  field?.focus();
  return Boolean(field);
}

// src/forms/record-conflict.css.ts
var fate = { both: "pk_n8k2", them: "pk_n8k1", you: "pk_n8k1" };
var title = "pk_n8k0";

// src/forms/record-conflict.messages.ts
var recordConflictMessages = defineMessages((format) => ({
  changed: "Somebody else has changed this since you opened it.",
  choose: "Your changes are not saved yet. Keep them on top of theirs, or set them aside.",
  reading: "Reading their version\u2026",
  failed: "Their version could not be read.",
  kept: (isReplacing) => `Your changes are on top of their version. Save to store them${isReplacing ? "; those listed here replace theirs" : ""}.`,
  taken: (labels) => labels.length === 0 ? "This is their version." : `This is their version. Your changes are set aside: ${format.list(labels)}.`,
  unopposed: "Nobody has changed these fields since you opened them. Save again to store your changes.",
  differ: (count) => format.plural(count, { one: "1 field differs", other: `${format.number(count)} fields differ` }),
  overwritten: "What replaces theirs when you save",
  field: "Field",
  theirs: "Theirs",
  mine: "Yours",
  ifKept: "If you keep yours",
  fate: {
    both: "Yours replaces theirs",
    them: "Theirs stays",
    you: "Yours is saved"
  },
  replaces: (theirs) => `Replaces theirs: ${theirs}`,
  keep: "Keep mine",
  take: "Take theirs",
  undo: "Undo"
}));

// src/forms/record-conflict.values.ts
function fieldConflicts({ start, values }, record, { valuesOf, shown }) {
  const theirValues = valuesOf(record);
  const names = Object.keys(start);
  return names.flatMap((name) => {
    const was = shown(name, start);
    const theirs = shown(name, theirValues);
    const mine = shown(name, values);
    if (theirs === mine) return [];
    return [{ name, theirs, mine, changedBy: theirs === was ? "you" : mine === was ? "them" : "both" }];
  });
}
function changedFields(before, after) {
  const names = Object.keys(before);
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).map((name) => [name, after[name]]);
}
function changesBefore({ start, values }, chosen, now) {
  return changedFields(start, { ...values, ...Object.fromEntries(changedFields(chosen, now)) });
}

// src/forms/record-conflict.tsx
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
function RecordConflict(props) {
  const { stand, onPut, labelOf, onOpen, onNotes, kernel } = props;
  const texts = recordConflictMessages(props.locale);
  const frame = useRef(null);
  const [stage, setStage] = useState({ at: "reading" });
  const latest = useRef(props);
  latest.current = props;
  const lead = useCallback(() => frame.current?.focus(), []);
  const isOpen = stage.at === "choosing" || stage.at === "reading" || stage.at === "failed";
  useEffect(() => {
    const frameId = requestAnimationFrame(lead);
    return () => cancelAnimationFrame(frameId);
  }, [lead]);
  useEffect(() => {
    if (!isOpen) return;
    onOpen(lead);
    return () => onOpen(void 0);
  }, [isOpen, onOpen, lead]);
  const isReading = stage.at === "reading";
  useEffect(() => {
    if (!isReading) return;
    let isShown = true;
    const read = async () => {
      const theirs = await latest.current.onRequestReload();
      if (!isShown) return;
      if (!theirs) throw new Error("portal-kit: the record that was changed meanwhile is not there.");
      const now = latest.current;
      const isOpposed = fieldConflicts(now.stand, theirs, now).some(({ changedBy }) => changedBy !== "you");
      if (isOpposed) return setStage({ at: "choosing", theirs });
      now.onPut(theirs, now.valuesOf(theirs), changedFields(now.stand.start, now.stand.values));
      setStage({ at: "unopposed" });
    };
    read().catch((error) => isShown && setStage({ at: "failed", error }));
    return () => {
      isShown = false;
    };
  }, [isReading]);
  const before = "before" in stage ? stage.before : stand;
  const differing = "theirs" in stage ? fieldConflicts({ ...stand, start: before.start }, stage.theirs, props) : [];
  const replaced = differing.filter(({ changedBy }) => changedBy === "both");
  const notes = stage.at === "kept" ? JSON.stringify(replaced.map(({ name, theirs }) => [name, theirs])) : "";
  useEffect(() => {
    if (notes === "") return;
    const entries = JSON.parse(notes);
    onNotes(new Map(entries.map(([name, theirs]) => [name, texts.replaces(theirs || kernel.dash)])));
    return () => onNotes(/* @__PURE__ */ new Map());
  }, [notes, texts, kernel, onNotes]);
  const choose = (at, theirs) => {
    const start = props.valuesOf(theirs);
    const changes = at === "kept" ? changedFields(stand.start, stand.values) : [];
    const form = frame.current?.closest("form");
    const concerned = differing.find(({ changedBy }) => changedBy !== "them") ?? differing[0];
    onPut(theirs, start, changes);
    setStage({ at, theirs, before: stand, chosen: { ...start, ...Object.fromEntries(changes) } });
    if (!form || !concerned || !focusField(form, concerned.name)) lead();
  };
  const retry = () => {
    lead();
    setStage({ at: "reading" });
  };
  const say = () => {
    if (stage.at === "reading") return { message: `${texts.changed} ${texts.reading}` };
    if (stage.at === "unopposed") return { message: texts.unopposed };
    if (stage.at === "failed") {
      const why = props.failureText(stage.error);
      return {
        message: `${texts.changed} ${texts.failed} ${why}`,
        actions: /* @__PURE__ */ jsx(Button, { onClick: retry, children: kernel.retry })
      };
    }
    const { theirs } = stage;
    if (stage.at === "choosing") {
      return {
        message: /* @__PURE__ */ jsxs(Fragment, { children: [
          /* @__PURE__ */ jsx("strong", { className: title, children: texts.changed }),
          " ",
          texts.differ(differing.length),
          ".",
          " ",
          texts.choose
        ] }),
        actions: /* @__PURE__ */ jsxs(Fragment, { children: [
          /* @__PURE__ */ jsx(Button, { onClick: () => choose("kept", theirs), children: texts.keep }),
          /* @__PURE__ */ jsx(Button, { onClick: () => choose("taken", theirs), children: texts.take })
        ] })
      };
    }
    const undo = () => {
      lead();
      onPut(before.base, before.start, changesBefore(before, stage.chosen, stand.values));
      setStage({ at: "choosing", theirs });
    };
    const setAside = fieldConflicts(before, theirs, props).filter(({ changedBy }) => changedBy !== "them");
    return {
      message: stage.at === "kept" ? texts.kept(replaced.length > 0) : texts.taken(setAside.map(({ name }) => labelOf(name))),
      actions: /* @__PURE__ */ jsx(Button, { onClick: undo, children: texts.undo })
    };
  };
  const { message, actions } = say();
  const columns = [
    { id: "field", label: texts.field, isRowHeader: true, cell: ({ name }) => labelOf(name) },
    { id: "theirs", label: texts.theirs, cell: ({ theirs }) => theirs || kernel.dash },
    { id: "mine", label: texts.mine, cell: ({ mine }) => mine || kernel.dash }
  ];
  const fate2 = {
    id: "fate",
    label: texts.ifKept,
    cell: ({ changedBy }) => /* @__PURE__ */ jsx("span", { className: fate[changedBy], children: texts.fate[changedBy] })
  };
  const isChoosing = stage.at === "choosing";
  const rows = isChoosing ? differing : stage.at === "kept" ? replaced : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of the form's, led to when there is something to choose
    /* @__PURE__ */ jsxs("div", { ref: frame, role: "group", "aria-label": texts.changed, tabIndex: -1, className: notice, children: [
      /* @__PURE__ */ jsx(Banner, { tone: isOpen ? "warn" : "info", actions, children: message }),
      rows.length > 0 && /* @__PURE__ */ jsx(
        PlainTable,
        {
          label: isChoosing ? texts.differ(rows.length) : texts.overwritten,
          columns: isChoosing ? [...columns, fate2] : columns,
          rows,
          getRowId: ({ name }) => name
        }
      )
    ] })
  );
}

export {
  RecordConflict
};
