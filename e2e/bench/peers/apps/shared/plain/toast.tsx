import { useEffect, useState } from 'react';

const shownMs = 10_000;

/** A message that disappears after ten seconds. */
export function useToast() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), shownMs);
    return () => clearTimeout(timer);
  }, [message]);
  return {
    toast: message && (
      <div className="toast" role="status">
        {message}
      </div>
    ),
    showToast: setMessage,
  };
}
