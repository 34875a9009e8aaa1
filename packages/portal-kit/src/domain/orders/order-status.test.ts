import { describe, expect, test } from 'vitest';
import { orderStatusLook, orderStatusMessages } from './order-status';

const look = (status: string) => orderStatusLook(status, orderStatusMessages('en-US'));

describe('the status of an order', () => {
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
  ])('%s is %s in the words of the specification, %s', (status, label, tone) => {
    expect(look(status)).toEqual({ label, tone });
  });

  test.each([
    ['ON_HOLD', 'On Hold'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('%j, which only a newer server has, is shown as %j and neutrally', (status, label) => {
    expect(look(status)).toEqual({ label, tone: 'neutral' });
  });
});
