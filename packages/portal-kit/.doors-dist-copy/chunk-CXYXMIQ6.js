'use client';

// src/kernel/calendar/days.ts
var dayMs = 864e5;
var daysBetweenEpochAnd = (date) => Date.parse(`${date}T00:00:00Z`) / dayMs;
var dateOf = (day) => new Date(day * dayMs).toISOString().slice(0, 10);
function dayFromToday(days, now = /* @__PURE__ */ new Date()) {
  return dateOf(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days) / dayMs);
}
function addDays(date, days) {
  return dateOf(daysBetweenEpochAnd(date) + days);
}
function addBusinessDays(date, days) {
  let day = daysBetweenEpochAnd(date);
  for (let left = days; left > 0; ) {
    day += 1;
    const weekday = (day + 4) % 7;
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return dateOf(day);
}
function isDate(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "1900") return false;
  const at = daysBetweenEpochAnd(text);
  return !Number.isNaN(at) && dateOf(at) === text;
}

export {
  dayFromToday,
  addDays,
  addBusinessDays,
  isDate
};
