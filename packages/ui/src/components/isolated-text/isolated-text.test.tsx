import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { IsolatedText } from './isolated-text';

test('IsolatedText gives text from right to left its own direction, and renders other text without markup', async () => {
  const screen = await render(
    <p>
      <IsolatedText>بيت النبيذ 12</IsolatedText>, <IsolatedText>Halberd Wines</IsolatedText>
    </p>,
  );
  expect(screen.container.innerHTML).toBe('<p><bdi>بيت النبيذ 12</bdi>, Halberd Wines</p>');
});
