import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderUi } from '../test/renderUi.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { TextField } from './TextField.tsx';

function Page({ title = 'Код для получения', ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Показать
      </button>
      <Dialog {...props} title={title} open={open} onClose={() => setOpen(false)}>
        <p>{props.children ?? 'Покажи на пункте выдачи'}</p>
      </Dialog>
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  const { user } = await renderUi(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Показать' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Код для получения' }) };
}

function press(on: Element) {
  fireEvent.pointerDown(on);
  fireEvent.click(on);
}

test('an open dialog is modal, has its title as name, and focuses the title', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  await openDialog();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Код для получения' })).toHaveFocus();
  showModal.mockRestore();
});

test('Escape closes the dialog, and the focus returns', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Показать' })).toHaveFocus();
});

test('the close button closes the dialog', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a press outside closes the dialog, and a press inside does not', async () => {
  const { dialog } = await openDialog();
  press(screen.getByText('Покажи на пункте выдачи'));
  expect(dialog).toBeInTheDocument();
  press(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('a drag of text from inside to outside does not close the dialog', async () => {
  const { dialog } = await openDialog();
  fireEvent.pointerDown(screen.getByText('Покажи на пункте выдачи'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

test('a persistent dialog stays open after a press outside (§4)', async () => {
  const { dialog } = await openDialog({ persistent: true });
  press(dialog);
  expect(dialog).toBeInTheDocument();
});

test('a cancelled file field inside does not close the dialog', async () => {
  const { dialog } = await openDialog({ children: <input type="file" aria-label="Фото" /> });
  fireEvent(screen.getByLabelText('Фото'), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
});

test('a field may take the focus instead of the title', async () => {
  function Form() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog open onClose={() => {}} title="Код" initialFocus={field}>
        <TextField label="Код из письма" ref={field} />
      </Dialog>
    );
  }
  await renderUi(<Form />);
  expect(screen.getByLabelText('Код из письма')).toHaveFocus();
});
