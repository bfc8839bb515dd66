import { loadCabinet } from '@cabinet/elements';
import { createApp } from 'vue';
import PortalPage from './PortalPage.vue';

loadCabinet('http://localhost:8080');
createApp(PortalPage).mount('#root');
