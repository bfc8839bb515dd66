/**
 * The parts of the kit that the shell provides as one copy (docs/decisions/002). The shell shows them,
 * several remotes show them, or they keep state. Other parts have a name of their own
 * (`@cabinet/ui/Timeline`), and their remote contains them. Their building blocks come from here. `/my/_kit`
 * shows all parts with their properties.
 * A change that removes a name or changes its meaning is a new major version of the shared packages.
 */
export { Avatar, type AvatarProps } from './Avatar.tsx';
export { Banner, type BannerProps } from './Banner.tsx';
export { Barcode, prepareBarcode } from './Barcode.tsx';
export { Button, type ButtonLook, type ButtonProps, buttonClass } from './Button.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { Chip, type ChipProps, chipClass } from './Chip.tsx';
export { CodeScreen, type CodeScreenProps } from './CodeScreen.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { Field, type FieldLook, type FieldProps, type FieldWiring } from './Field.tsx';
export { GoBack, type GoBackProps } from './GoBack.tsx';
export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { InfoDialog, type InfoDialogProps } from './InfoDialog.tsx';
export {
  type Failure,
  LoadFailure,
  type LoadFailureProps,
  requestNumber,
  WriteFailure,
} from './LoadFailure.tsx';
export { PageHeading, type PageHeadingProps } from './PageHeading.tsx';
export { PageLoader } from './PageLoader.tsx';
export { Panel, type PanelProps } from './Panel.tsx';
export { Part, type PartProps } from './Part.tsx';
export { PhoneText, type PhoneTextProps } from './PhoneText.tsx';
export { PipelineBar, type PipelinePart } from './PipelineBar.tsx';
export { Popover, type PopoverProps, type PopoverTrigger, popoverClass } from './Popover.tsx';
export { ProductPicture, type ProductPictureProps } from './ProductPicture.tsx';
export { Progress, type ProgressProps } from './Progress.tsx';
export { QrCode } from './QrCode.tsx';
export { EmptyRings, LinkingRings, Logo, TokenSign } from './Rings.tsx';
export { Segments, type SegmentsProps } from './Segments.tsx';
export { arrowClass, Select, type SelectProps } from './Select.tsx';
export { ShowMore, type ShowMoreProps, useFirstOfMore } from './ShowMore.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './Skeleton.tsx';
export { Stage, type StageProps } from './Stage.tsx';
export { saveFile } from './saveFile.ts';
export { Tabs, type TabsProps } from './Tabs.tsx';
export { Tag, type TagTone } from './Tag.tsx';
export { inputClass, TextField, type TextFieldProps } from './TextField.tsx';
export { Tokens, type TokensProps, TokenWord } from './Tokens.tsx';
export { useTokenText } from './useTokenText.tsx';
export { hiddenClass, VisuallyHidden } from './VisuallyHidden.tsx';
