'use client';

// src/lists/filters/filter-menu.tsx
import { Menu, MenuItem } from "@portal-kit/ui/menu";
import { jsx } from "react/jsx-runtime";
function FilterMenu({ id, label, triggerRef, fields, onPick, onOpenChange }) {
  return /* @__PURE__ */ jsx(
    Menu,
    {
      id,
      "aria-label": label,
      triggerRef,
      align: "start",
      onOpenChange,
      onAction: (field) => onPick(String(field)),
      children: fields.map((field) => /* @__PURE__ */ jsx(MenuItem, { id: field.field, children: field.label }, field.field))
    }
  );
}
export {
  FilterMenu
};
