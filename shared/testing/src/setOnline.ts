import { act } from '@testing-library/react';

/** The browser loses its network, or has it again; what is read because of it has been answered afterwards. */
export async function setOnline(isOnline: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(async () => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    await new Promise((answered) => setTimeout(answered));
  });
}
