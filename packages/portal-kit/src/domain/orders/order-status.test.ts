import { describe, expect, test } from 'vitest';
import { orderStatusLook, orderStatusMessages } from './order-status';

const look = (status: string) => orderStatusLook(status, orderStatusMessages('en-US'));

describe('orderStatusLook', () => {
  test.each([
    ['SUBMITTED', 'Submitted', 'info'],
    ['RESUBMITTED', 'Resubmitted', 'info'],
    ['OPEN', 'Open', 'teal'],
    ['IN_RECEIVING', 'In-Receiving', 'warn'],
    ['PICKING', 'Picking', 'warn'],
    ['SHIPPED', 'Shipped', 'ok'],
    ['CLOSED', 'Closed', 'ok'],
    ['CANCELED', 'Canceled', 'neutral'],
    ['CANCELED_BY_USER', 'Canceled By User', 'neutral'],
    ['FAILED', 'Failed', 'bad'],
  ])('the order status %s has the specified label %s and the tone %s', (status, label, tone) => {
    expect(look(status)).toEqual({ label, tone });
  });

  test.each([
    ['ON_HOLD', 'On Hold'],
    ['constructor', 'Constructor'],
    ['', '–'],
  ])('the unknown status %j is shown as %j with the neutral tone', (status, label) => {
    expect(look(status)).toEqual({ label, tone: 'neutral' });
  });
});
