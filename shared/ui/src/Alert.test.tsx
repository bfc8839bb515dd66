import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { Alert, type AlertProps } from './Alert.tsx';

test.each<[AlertProps, string]>([
  [{ tone: 'info' }, 'status'],
  [{ tone: 'success' }, 'status'],
  [{ tone: 'warning' }, 'status'],
  [{ tone: 'danger' }, 'alert'],
  [{ tone: 'warning', isUrgent: true }, 'alert'],
  [{ tone: 'danger', isUrgent: false }, 'status'],
])('%o is a live region of role %s', async (props, role) => {
  await renderUi(<Alert {...props} title="Карта на паузе" />);
  expect(screen.getByRole(role)).toHaveTextContent('Карта на паузе');
});
