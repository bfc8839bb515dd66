/**
 * Parts of the kit that several remotes show, but no first screen. The shell provides them as one copy, which
 * loads when a remote first imports it.
 * A change that removes a name or changes its meaning is a new major version of the shared packages.
 */
export { Alert, type AlertProps } from './Alert.tsx';
export { drawnAlone, pngFile, printCode, svgFile } from './codeFile.ts';
export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export { Letterhead } from './Letterhead.tsx';
export { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';
export { Timeline, type TimelineProps, type TimelineStep } from './Timeline.tsx';
export { Trans, type TransProps } from './Trans.tsx';
