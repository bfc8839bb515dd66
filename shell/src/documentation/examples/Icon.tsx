import { Button } from '@cabinet/ui/Button';
import { IconButton } from '@cabinet/ui/IconButton';
import {
  ArrowLeft,
  CalendarDays,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  Copy,
  CreditCard,
  GraduationCap,
  Heart,
  House,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  Package,
  Pencil,
  Phone,
  Plus,
  Search,
  Share2,
  ShoppingBag,
  TriangleAlert,
  Truck,
  Users,
  X,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

const ICONS = {
  ArrowLeft,
  CalendarDays,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  Copy,
  CreditCard,
  GraduationCap,
  Heart,
  House,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  Package,
  Pencil,
  Phone,
  Plus,
  Search,
  Share2,
  ShoppingBag,
  TriangleAlert,
  Truck,
  Users,
  X,
};

export function Sizes() {
  return (
    <div className={layout.row}>
      <Package size={16} strokeWidth={1.8} aria-hidden="true" />
      <Package size={18} strokeWidth={1.8} aria-hidden="true" />
      <Package size={20} strokeWidth={1.8} aria-hidden="true" />
      <Package size={28} strokeWidth={1.8} aria-hidden="true" />
    </div>
  );
}

export function InButtons() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.row}>
      <Button>
        <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('words.add')}
      </Button>
      <IconButton label={t('words.like')}>
        <Heart size={20} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export function Names() {
  return (
    <ul className={layout.icons} lang="en" translate="no">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <li key={name} className={layout.icon}>
          <Icon size={24} strokeWidth={1.8} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
