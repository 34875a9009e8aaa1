'use client';

// src/features/uploads/check/problem.ts
var refused = (fileProblem) => ({
  rows: 0,
  badRows: 0,
  hintedRows: 0,
  problems: [],
  problemCount: 0,
  fileProblem
});

export {
  refused
};
