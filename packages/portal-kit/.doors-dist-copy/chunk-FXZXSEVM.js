'use client';

// src/forms/form-notice.css.ts
var notice = "pk_yrz0";

export {
  notice
};
