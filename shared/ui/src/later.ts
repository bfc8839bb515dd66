/**
 * Parts of the kit that several remotes show and no first screen needs. The shell provides them as one copy, which is
 * fetched when the first remote asks for it.
 *
 * A change that takes a name away, or changes what one means, is a new major version of the shared packages.
 */
export { Alert, type AlertProps } from './Alert.tsx';
export { drawnAlone, pngFile, printCode, svgFile } from './codeFile.ts';
export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export { Letterhead } from './Letterhead.tsx';
export { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx';
export { Timeline, type TimelineProps, type TimelineStep } from './Timeline.tsx';
export { Trans, type TransProps } from './Trans.tsx';
