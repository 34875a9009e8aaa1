'use client';
import {
  WidgetFailure
} from "./chunk-NMXPUTTN.js";
import {
  PortalContext
} from "./chunk-5YJY4CFD.js";

// src/kernel/portal/widget-boundary.tsx
import { Component } from "react";
import { jsx } from "react/jsx-runtime";
var WidgetBoundary = class extends Component {
  static contextType = PortalContext;
  state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  componentDidCatch(error) {
    this.context?.onFailed?.(error);
  }
  render() {
    if (!this.state.hasFailed) return this.props.children;
    return /* @__PURE__ */ jsx(
      WidgetFailure,
      {
        locale: this.context?.locale ?? "en-US",
        onRetry: () => this.setState({ hasFailed: false })
      }
    );
  }
};

export {
  WidgetBoundary
};
