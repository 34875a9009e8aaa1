import { control } from '../control.js';
import { el, empty } from '../dom.js';

/** @type {import('../sandbox.js').View} */
export async function outboxView() {
  const mails = (await control.outbox()).toReversed();
  return el(
    'div',
    {},
    el('h1', { tabindex: -1 }, 'Outbox'),
    el('p', { class: 'lead' }, 'Emails that the sandbox would have sent, newest first.'),
    mails.length === 0
      ? empty('No emails yet', 'Request a new password in the portal to receive an email with a link here.')
      : el('ul', { class: 'mails' }, mails.map(mailCard)),
  );
}

/** @param {import('../control.js').Mail} mail */
const mailCard = ({ to, subject, text, link, sentAt }) =>
  el(
    'li',
    { class: 'card' },
    el('h2', {}, subject),
    el('p', { class: 'muted' }, `To ${to}, ${sentAt.slice(0, 19).replace('T', ' ')} UTC`),
    el('p', { class: 'mail-text' }, text),
    el('a', { href: link, class: 'button' }, 'Open link'),
  );
