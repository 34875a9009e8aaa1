'use client';
