/**
 * The only way to build a form: react-hook-form with a schema of valibot (docs/decisions/022). The shell
 * provides it as one copy, which loads with the first form.
 * A change that removes a name or changes its meaning is a new major version of the shared packages.
 */
export { useWatch } from 'react-hook-form';
export { CheckboxFormField, type CheckboxFormFieldProps } from './CheckboxFormField.tsx';
export { CodeFormField, type CodeFormFieldProps } from './CodeFormField.tsx';
export { ConflictChoice } from './ConflictChoice.tsx';
export type { ConflictChoiceProps } from './ConflictNote.tsx';
export { ConsentFormField, type ConsentFormFieldProps } from './ConsentFormField.tsx';
export { DateFormField, type DateFormFieldProps } from './DateFormField.tsx';
export { Form, type FormProps } from './Form.tsx';
export { FormButton, type FormButtonProps } from './FormButton.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { FormFailure, type FormFailureProps } from './FormFailure.tsx';
export { MultiSelectFormField, type MultiSelectFormFieldProps } from './MultiSelectFormField.tsx';
export { PhoneFormField, type PhoneFormFieldProps } from './PhoneFormField.tsx';
export { QuestionDialog, type QuestionDialogProps } from './QuestionDialog.tsx';
export { RadioFormField, type RadioFormFieldProps } from './RadioFormField.tsx';
export { ResendCode, type ResendCodeProps } from './ResendCode.tsx';
export { SelectFormField, type SelectFormFieldProps } from './SelectFormField.tsx';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';
export { TextAreaFormField, type TextAreaFormFieldProps } from './TextAreaFormField.tsx';
export { TextFormField, type TextFormFieldProps } from './TextFormField.tsx';
export { useConfirmation } from './useConfirmation.ts';
export { type FormControl, type FormFieldProps, useFormField } from './useFormField.ts';
export { FormConflict, FormRefusal } from './useFormSending.ts';
export { type SchemaForm, useSchemaForm } from './useSchemaForm.ts';
