import { screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { InfoDialog } from './InfoDialog.tsx';

async function ask(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const { user } = await renderUi(
    <ConfirmDialog open title="Списать 9 150 токенов?" {...{ onConfirm, onCancel }} {...props} />,
  );
  return { user, onConfirm, onCancel };
}

test('the default texts are the texts of §9', async () => {
  const { user, onConfirm, onCancel } = await ask();
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
  expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
});

test('the buttons of the dialog may be verbs, and Escape cancels', async () => {
  const { user, onCancel } = await ask({ confirmText: 'Списать', cancelText: 'Не сейчас' });
  expect(screen.getByRole('button', { name: 'Списать' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('the dialog ignores presses and Escape while the action runs', async () => {
  const { user, onConfirm, onCancel } = await ask({ busy: true });
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('the dialog shows why the action failed', async () => {
  await ask({ error: 'Недостаточно токенов, не хватает 15 450' });
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
});

test('the info dialog has one button, «Хорошо» (§8)', async () => {
  const onClose = jest.fn();
  const { user } = await renderUi(<InfoDialog open title="Ошибка" message="Не вышло" onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Хорошо' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
