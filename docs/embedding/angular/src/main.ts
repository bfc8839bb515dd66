import { bootstrapApplication } from '@angular/platform-browser';
import { loadCabinet } from '@cabinet/elements';
import { Portal } from './portal';

loadCabinet('http://localhost:8080');
bootstrapApplication(Portal);
