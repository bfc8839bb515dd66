import { act } from '@testing-library/react';

/**
 * Switches the browser's network off or on, and waits until the resulting reads are answered.
 * @param isOnline the new state
 */
export async function setOnline(isOnline: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(async () => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    await new Promise((answered) => setTimeout(answered));
  });
}
