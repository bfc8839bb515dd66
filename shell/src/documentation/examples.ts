import type { ComponentType } from 'react';
import * as Accordion from './examples/Accordion.tsx';
import * as Alert from './examples/Alert.tsx';
import * as AppHint from './examples/AppHint.tsx';
import * as AppPageLoader from './examples/AppPageLoader.tsx';
import * as Avatar from './examples/Avatar.tsx';
import * as BalanceChart from './examples/BalanceChart.tsx';
import * as Banner from './examples/Banner.tsx';
import * as BannerSpent from './examples/BannerSpent.tsx';
import * as Barcode from './examples/Barcode.tsx';
import * as Button from './examples/Button.tsx';
import * as Card from './examples/Card.tsx';
import * as Carousel from './examples/Carousel.tsx';
import * as Checkbox from './examples/Checkbox.tsx';
import * as Chip from './examples/Chip.tsx';
import * as DatePicker from './examples/DatePicker.tsx';
import * as Dialog from './examples/Dialog.tsx';
import * as EmptyState from './examples/EmptyState.tsx';
import * as Form from './examples/Form.tsx';
import * as GoBack from './examples/GoBack.tsx';
import * as Grid from './examples/Grid.tsx';
import * as HeaderNotice from './examples/HeaderNotice.tsx';
import * as Helpers from './examples/Helpers.tsx';
import * as Hint from './examples/Hint.tsx';
import * as Icon from './examples/Icon.tsx';
import * as InputCode from './examples/InputCode.tsx';
import * as Loader from './examples/Loader.tsx';
import * as MultiSelect from './examples/MultiSelect.tsx';
import * as OrderCard from './examples/OrderCard.tsx';
import * as OrderHistory from './examples/OrderHistory.tsx';
import * as PageHeading from './examples/PageHeading.tsx';
import * as Panel from './examples/Panel.tsx';
import * as PhoneInput from './examples/PhoneInput.tsx';
import * as PipelineBar from './examples/PipelineBar.tsx';
import * as Popover from './examples/Popover.tsx';
import * as PriceSlider from './examples/PriceSlider.tsx';
import * as ProductCard from './examples/ProductCard.tsx';
import * as ProductDetailCard from './examples/ProductDetailCard.tsx';
import * as Progress from './examples/Progress.tsx';
import * as ProgressLoad from './examples/ProgressLoad.tsx';
import * as QrCode from './examples/QrCode.tsx';
import * as Radio from './examples/Radio.tsx';
import * as Rings from './examples/Rings.tsx';
import * as Segments from './examples/Segments.tsx';
import * as Select from './examples/Select.tsx';
import * as ShowMore from './examples/ShowMore.tsx';
import * as Skeleton from './examples/Skeleton.tsx';
import * as Slider from './examples/Slider.tsx';
import * as SmsWelcomeDialog from './examples/SmsWelcomeDialog.tsx';
import * as Switch from './examples/Switch.tsx';
import * as Table from './examples/Table.tsx';
import * as Tabs from './examples/Tabs.tsx';
import * as Tags from './examples/Tags.tsx';
import * as TextField from './examples/TextField.tsx';
import * as Timeline from './examples/Timeline.tsx';
import * as ToastViewport from './examples/ToastViewport.tsx';
import * as Tokens from './examples/Tokens.tsx';
import * as VideoPlayer from './examples/VideoPlayer.tsx';

/** The examples by file name. Each export is a component without properties. */
export const EXAMPLES: Record<string, Record<string, ComponentType>> = {
  Accordion,
  Alert,
  AppHint,
  AppPageLoader,
  Avatar,
  BalanceChart,
  Banner,
  BannerSpent,
  Barcode,
  Button,
  Card,
  Carousel,
  Checkbox,
  Chip,
  DatePicker,
  Dialog,
  EmptyState,
  Form,
  GoBack,
  Grid,
  HeaderNotice,
  Helpers,
  Hint,
  Icon,
  InputCode,
  Loader,
  MultiSelect,
  OrderCard,
  OrderHistory,
  PageHeading,
  Panel,
  PhoneInput,
  PipelineBar,
  Popover,
  PriceSlider,
  ProductCard,
  ProductDetailCard,
  Progress,
  ProgressLoad,
  QrCode,
  Radio,
  Rings,
  Segments,
  Select,
  ShowMore,
  Skeleton,
  Slider,
  SmsWelcomeDialog,
  Switch,
  Table,
  Tabs,
  Tags,
  TextField,
  Timeline,
  ToastViewport,
  Tokens,
  VideoPlayer,
};
